import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { OwnerGone } from "./owner-gone.ts";
import { isSqliteDamage, isSqliteOwnerGone, isSqliteUnavailable } from "./sqlite-errors.ts";

const cachedStatements = 500;

function toInput(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") {
    return value;
  }
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

interface NodeSqliteInput {
  readonly database: DatabaseSync;
  readonly onDamage: (error: Error) => void;
}

/** Node's SQLite as the driver that Kysely's dialect expects. */
export function nodeSqlite({ database, onDamage }: NodeSqliteInput): SqliteDatabase {
  const cache = new Map<string, { readonly statement: StatementSync; readonly reader: boolean }>();

  const guarded = <T>(run: () => T): T => {
    try {
      return run();
    } catch (error) {
      if (isSqliteDamage(error)) onDamage(error);
      if (isSqliteUnavailable(error)) throw new DatabaseUnavailable(error);
      throw isSqliteOwnerGone(error) ? new OwnerGone(error) : error;
    }
  };

  const prepare = (sql: string) => {
    const known = cache.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const prepared = { statement, reader: statement.columns().length > 0 };
    if (cache.size >= cachedStatements) cache.clear();
    cache.set(sql, prepared);
    return prepared;
  };

  /** On a full disk SQLite has already ended the transaction. */
  const isOverAlready = (sql: string) => sql === "rollback" && !database.isTransaction;

  return {
    close: () => database.close(),
    prepare: (sql) =>
      isOverAlready(sql)
        ? nothing
        : guarded(() => {
            const { statement, reader } = prepare(sql);
            return {
              reader,
              all: (values) => guarded(() => statement.all(...values.map(toInput))),
              run: (values) => guarded(() => statement.run(...values.map(toInput))),
              iterate: (values) => database.prepare(sql).iterate(...values.map(toInput)),
            };
          }),
  };
}
