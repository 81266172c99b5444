import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

export interface SignedInUser {
  readonly id: string;
  readonly session: string;
}

/** `null` if the request has no session. */
export type CurrentUser = (c: Context<AppEnv>) => Promise<SignedInUser | null>;
