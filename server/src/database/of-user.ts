import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

export interface OfUser {
  readonly db: Kysely<Schema>;
  readonly userId: string;
}
