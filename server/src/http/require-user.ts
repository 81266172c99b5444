import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { AppEnv } from "./app-env.ts";
import type { CurrentUser, SignedInUser } from "./current-user.ts";

interface RequireUserInput {
  readonly currentUser: CurrentUser;
  /** What signing in is good for here. */
  readonly error: string;
}

/** Who sent this request; the request of somebody who is not signed in ends here. */
export type RequiredUser = (c: Context<AppEnv>) => Promise<SignedInUser>;

export const requireUser =
  ({ currentUser, error }: RequireUserInput): RequiredUser =>
  async (c) => {
    const user = await currentUser(c);
    if (user === null) throw new HTTPException(401, { message: error });
    return user;
  };
