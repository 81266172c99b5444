import type { OfUser } from "../database/of-user.ts";

/** What a capability keeps of a person, for the export and the deletion of their account. */
export interface PersonalData {
  /** Its name in the exported file. */
  readonly name: string;
  /** Where there may be much, an async iterable in place of an array, read as it is sent. */
  readonly export: (input: OfUser & { readonly now: number }) => Promise<unknown>;
  /** Leaves no row of this person; runs inside the account's own deletion. */
  readonly erase: (input: OfUser) => Promise<void>;
  /** Others read the account through it, or it fetches or sends for the account: it ends with its owner. */
  readonly reachesOut?: true;
}
