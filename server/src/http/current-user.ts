import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";
import type { SaidError } from "./error-of.ts";
import { Refused } from "./errors.ts";

export interface SignedInUser {
  readonly id: string;
  readonly session: string;
}

/** `null` if the request has no session. */
export type CurrentUser = (c: Context<AppEnv>) => Promise<SignedInUser | null>;

interface RequireUserInput {
  readonly currentUser: CurrentUser;
  readonly error: SaidError;
}

/** Ends a request without a session. */
export type RequiredUser = (c: Context<AppEnv>) => Promise<SignedInUser>;

export const requireUser =
  ({ currentUser, error }: RequireUserInput): RequiredUser =>
  async (c) => {
    const user = await currentUser(c);
    if (user === null) throw new Refused(401, error);
    return user;
  };
