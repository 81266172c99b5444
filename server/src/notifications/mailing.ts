import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Mailer } from "../mail/mailer.ts";

/** What it takes to mail notifications. */
export interface Mailing {
  readonly db: Kysely<Schema>;
  readonly mailer: Mailer;
  /** Links in a message begin with it. */
  readonly publicUrl: URL;
  readonly now: () => number;
}
