import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

export type DatabaseKind = "sqlite" | "postgres";

/**
 * Every query rejects with DatabaseUnavailable when the database is down, full, locked or too slow.
 * Inside `db.transaction()` use the transaction only: SQLite has one connection, and a query
 * on `db` would wait for the transaction that waits for it.
 */
export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Schema>;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}
