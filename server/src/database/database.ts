import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

export type DatabaseKind = "sqlite" | "postgres";

/**
 * Every query rejects with DatabaseUnavailable when the database is down, full, locked or too slow,
 * and with OwnerGone when it would write a row of an account that is deleted.
 * Inside `db.transaction()` use the transaction only: SQLite has one connection, and a query
 * on `db` would wait for the transaction that waits for it.
 */
export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Schema>;
  /**
   * Runs one statement that nobody waits for the disk for: it outlives a killed process, while a loss of
   * power may take back the last moments of it. For counters alone, never for what somebody has entered.
   */
  readonly lightly: <Result>(run: (db: Kysely<Schema>) => Promise<Result>) => Promise<Result>;
  /** Rejects when the database does not answer, cannot be written to or is known to be damaged. */
  readonly ping: () => Promise<void>;
  /** Looks through a file of ours for damage; `ping` tells what was found. */
  readonly inspect: () => Promise<void>;
  /** Leaves nothing of what was deleted in a file of ours; call it after an account is deleted. */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}
