import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { errorOf } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import { logSecurity } from "../http/security-event.ts";
import type { AccountParts } from "./account-parts.ts";
import type { OpenSession } from "./sessions.ts";
import { tooManyAttempts } from "./too-many-attempts.ts";

const event = "password asked again";

const needsProof = (c: Context<AppEnv>) =>
  c.json({ ...errorOf("needs-proof"), needs: "proof" }, 403);

export const notTheirs = (c: Context<AppEnv>, user: string) => {
  logSecurity(c, { event, outcome: "wrong", user });
  return refuse(c, 403, errorOf("not-your-password"));
};

type Confirmed =
  | { readonly ok: true; readonly hash: string | null }
  | { readonly ok: false; readonly refusal: Response };

export type Proofs = ReturnType<typeof createProofs>;

/** Proof of identity before changes that open or end an account. */
export function createProofs({
  store,
  sessions,
  limits,
  hasher,
}: AccountParts<"store" | "sessions" | "limits" | "hasher">) {
  return {
    /** By password, or by a recent proof if there is none. */
    byPassword: async (
      c: Context<AppEnv>,
      { session, password }: { readonly session: OpenSession; readonly password: string },
    ): Promise<Confirmed> => {
      const { id } = session.account;
      const hash = await store.passwordHashOf(id);
      if (hash === null) {
        const isFresh = sessions.isFresh(session);
        return isFresh ? { ok: true, hash } : { ok: false, refusal: needsProof(c) };
      }
      const asked = { session: session.id, address: c.get("address") };
      const admission = await limits.confirm(asked);
      if (!admission.ok) {
        return { ok: false, refusal: await tooManyAttempts(c, { ...admission, event, user: id }) };
      }
      const fits = await hasher.verify({ hash, password, owner: id });
      if (!fits) return { ok: false, refusal: notTheirs(c, id) };
      await limits.confirmed(asked);
      return { ok: true, hash };
    },

    /** Asks again unless the last proof is recent. */
    fresh: (c: Context<AppEnv>, session: OpenSession): Response | undefined =>
      sessions.isFresh(session) ? undefined : needsProof(c),
  };
}
