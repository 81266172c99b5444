import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Rows of one person; inside a transaction, `db` is that transaction. */
export interface OfUser {
  readonly db: Kysely<Schema>;
  readonly userId: string;
}
