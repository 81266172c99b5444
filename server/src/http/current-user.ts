export interface SignedInUser {
  readonly id: string;
}

/** Who sent this request, by its session; `null` when nobody is signed in. */
export type CurrentUser = (request: Request) => Promise<SignedInUser | null>;
