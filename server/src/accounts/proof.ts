import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { errorOf } from "../http/error-of.ts";
import { Refused } from "../http/errors.ts";
import { logSecurity } from "../http/security-event.ts";
import type { AccountParts } from "./account-parts.ts";
import { admitAttempt } from "./admit-attempt.ts";
import { needsProof, type OpenSession } from "./sessions.ts";

const event = "password asked again";

export const notTheirs = (c: Context<AppEnv>, user: string) => {
  logSecurity(c, { event, outcome: "wrong", user });
  return new Refused(403, errorOf("not-your-password"));
};

export type ConfirmPassword = ReturnType<typeof createConfirmPassword>;

/** Proof of identity before changes that open or end an account: the password's hash, or `null` with a recent proof if there is no password. */
export const createConfirmPassword =
  ({ store, sessions, limits, hasher }: AccountParts<"store" | "sessions" | "limits" | "hasher">) =>
  async (
    c: Context<AppEnv>,
    { session, password }: { readonly session: OpenSession; readonly password: string },
  ): Promise<string | null> => {
    const { id } = session.account;
    const hash = await store.passwordHashOf(id);
    if (hash === null) {
      if (sessions.isFresh(session)) return null;
      throw needsProof();
    }
    const asked = { session: session.id, address: c.get("address") };
    await admitAttempt(c, event, limits.confirm(asked), id);
    if (!(await hasher.verify({ hash, password, owner: id }))) throw notTheirs(c, id);
    await limits.confirmed(asked);
    return hash;
  };
