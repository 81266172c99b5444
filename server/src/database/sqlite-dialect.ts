import {
  type CompiledQuery,
  type DatabaseConnection,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";

/** Kysely's default is no, which leaves half a migration if the process is killed. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

type GiveBack = () => void;

/** One connection, used in order of arrival. */
export function createLending(): () => Promise<GiveBack> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}

/** Lent for one query or one transaction. */
class LentConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly giveBack: GiveBack;
  hasWritten = false;

  constructor(connection: DatabaseConnection, giveBack: GiveBack) {
    this.#connection = connection;
    this.giveBack = giveBack;
  }

  executeQuery<Row>(query: CompiledQuery) {
    if (!SelectQueryNode.is(query.query)) this.hasWritten = true;
    return this.#connection.executeQuery<Row>(query);
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

interface SharedInput {
  readonly database: SqliteDatabase;
  readonly lend: () => Promise<GiveBack>;
  /** Resolves when the write is safe; only its caller waits. */
  readonly flush?: () => Promise<void>;
}

class SharedDriver extends SqliteDriver {
  readonly #shared: SharedInput;

  constructor(shared: SharedInput) {
    super(shared);
    this.#shared = shared;
  }

  override async acquireConnection() {
    const giveBack = await this.#shared.lend();
    return new LentConnection(await super.acquireConnection(), giveBack);
  }

  override async releaseConnection(lent?: DatabaseConnection) {
    if (!(lent instanceof LentConnection)) return;
    lent.giveBack();
    if (lent.hasWritten) await this.#shared.flush?.();
  }
}

/** Kysely's own lock would hold the connection during the flush. */
class SharedAdapter extends TransactionalSqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Others get the connection as soon as a transaction has ended. */
export class SharedSqliteDialect extends NodeSqliteDialect {
  readonly #shared: SharedInput;

  constructor(shared: SharedInput) {
    super(shared);
    this.#shared = shared;
  }

  override createAdapter() {
    return new SharedAdapter();
  }

  override createDriver() {
    return new SharedDriver(this.#shared);
  }
}
