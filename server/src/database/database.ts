import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

export type DatabaseKind = "sqlite" | "postgres";

/**
 * Queries reject with DatabaseUnavailable if the database is down, full, locked or too slow, and
 * with OwnerGone for a deleted account. Inside `db.transaction()` use only the transaction: SQLite
 * has one connection, so `db` would deadlock.
 */
export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Schema>;
  /**
   * Runs a statement without waiting for the disk: it survives a kill but not a power loss. For
   * counters only, never for data that a student entered.
   */
  readonly lightly: <Result>(run: (db: Kysely<Schema>) => Promise<Result>) => Promise<Result>;
  /** Rejects if the database does not answer, cannot be written or is damaged. */
  readonly ping: () => Promise<void>;
  /** Checks the file for damage; `ping` reports it. */
  readonly inspect: () => Promise<void>;
  /** Removes deleted content from the file; call it after an account is deleted. */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}
