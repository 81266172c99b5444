import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

export interface SignedInUser {
  readonly id: string;
  /** The id of the session, by which it can be asked whether it is still open. */
  readonly session: string;
}

/** Who sent this request, by its session; `null` when nobody is signed in. */
export type CurrentUser = (c: Context<AppEnv>) => Promise<SignedInUser | null>;
