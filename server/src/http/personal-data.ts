import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";

interface OfUser {
  readonly db: Kysely<Schema>;
  readonly userId: string;
}

/** What a capability keeps of a person, for the export and the deletion of their account. */
export interface PersonalData {
  /** Its name in the exported file. */
  readonly name: string;
  readonly export: (input: OfUser & { readonly now: number }) => Promise<unknown>;
  /** Leaves no row of this person; runs inside the account's own deletion. */
  readonly erase: (input: OfUser) => Promise<void>;
}
