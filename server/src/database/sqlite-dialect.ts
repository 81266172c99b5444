import {
  type CompiledQuery,
  type DatabaseConnection,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";

/** Kysely says no here, and then a process killed between two statements leaves half a migration. */
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

/** One connection, for one at a time; who waits has it in order. */
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

/** As it is lent for one query or one transaction. */
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
  /** Settles when what was written is safe; nobody else waits for it. */
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

/** Kysely's own lock would hold the connection until the flush is over. */
class SharedAdapter extends TransactionalSqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** For a connection that several share, and that others have as soon as a transaction has ended. */
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
