import type { OfUser } from "../database/of-user.ts";

/** For the export and deletion of an account. */
export interface PersonalData {
  /** Key in the exported file. */
  readonly name: string;
  /** An async iterable instead of an array where there may be much. */
  readonly export: (input: OfUser & { readonly now: number }) => Promise<unknown>;
  /** Runs inside the account's deletion. */
  readonly erase: (input: OfUser) => Promise<void>;
  /**
   * Others read the account through it, or it sends for the account: it ends when the account is
   * taken over.
   */
  readonly reachesOut?: true;
}
