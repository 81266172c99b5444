import {
  passwordLength,
  type ResetLookAnswer,
  recoverySchema,
  resetAskSchema,
  resetLookSchema,
  resetSchema,
} from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { addressGroup } from "../../http/client-address.ts";
import { errorOf } from "../../http/error-of.ts";
import { refuse } from "../../http/errors.ts";
import { jsonBody } from "../../http/json-body.ts";
import { logSecurity } from "../../http/security-event.ts";
import { languageOf } from "../../http/spoken.ts";
import type { AccountParts } from "../account-parts.ts";
import type { Account } from "../account-store.ts";
import { admitAttempt, judgePassword } from "../admit-attempt.ts";
import { shownAs } from "../sign-in-routes.ts";

const tooOld = (c: Context<AppEnv>) => {
  logSecurity(c, { event: "password reset", outcome: "wrong" });
  return refuse(c, 410, errorOf("link-used"));
};

/** The same words whatever is wrong. */
const wrongCode = (c: Context<AppEnv>) => {
  logSecurity(c, { event: "recovery code", outcome: "wrong" });
  return refuse(c, 401, errorOf("wrong-code"));
};

export function resetRoutes(
  input: AccountParts<
    "store" | "sessions" | "limits" | "hasher" | "tokens" | "mail" | "recovery" | "reset"
  >,
) {
  const { store, sessions, limits, hasher, tokens, mail, recovery, reset } = input;

  const enter = async (c: Context<AppEnv>, account: Account, passwordHash: string) => {
    const proof = { by: "password", hash: passwordHash } as const;
    await sessions.start({ c, userId: account.id, proof });
    await limits.succeeded({ address: c.get("address"), email: account.email });
    return c.json({ user: shownAs(account) });
  };

  return new Hono<AppEnv>()
    .post("/reset/ask", jsonBody(resetAskSchema, errorOf("needs-email")), async (c) => {
      if (!mail.isAvailable) {
        return refuse(c, 404, errorOf("no-mail"));
      }
      const email = c.req.valid("json").email.trim().toLowerCase();
      await admitAttempt(
        c,
        "password reset",
        limits.resetMail({ address: c.get("address"), email }),
      );
      await mail.ask({ kind: "reset", email, language: languageOf(c) });
      logSecurity(c, { event: "password reset", outcome: "asked" });
      return c.json({ done: true });
    })
    .post("/reset/look", jsonBody(resetLookSchema, errorOf("link-incomplete")), async (c) => {
      const found = await tokens.look({ kinds: ["reset"], token: c.req.valid("json").token });
      if (found === undefined) return tooOld(c);
      const { data: email, userId } = found;
      return c.json({ email, ...(await reset.keepable(userId)) } satisfies ResetLookAnswer);
    })
    .post("/reset", jsonBody(resetSchema, errorOf("new-password")), async (c) => {
      const { token, newPassword, keep = { passkeys: [], hosted: false } } = c.req.valid("json");
      const found = await tokens.look({ kinds: ["reset"], token });
      if (found === undefined) return tooOld(c);
      const { data: email, userId } = found;
      await judgePassword(c, { limits, event: "password reset", password: newPassword, email });
      const newHash = await hasher.hash({ password: newPassword, owner: userId });
      const account = await reset.byLink({ token, newHash, keep });
      if (account === null) return tooOld(c);
      logSecurity(c, { event: "password reset", outcome: "ok", user: userId });
      return enter(c, account, newHash);
    })
    .post("/recover", jsonBody(recoverySchema, errorOf("email-code-password")), async (c) => {
      const { email: typed, code, newPassword } = c.req.valid("json");
      const email = typed.trim().toLowerCase();
      const address = c.get("address");
      await judgePassword(c, { limits, event: "password reset", password: newPassword, email });
      await admitAttempt(c, "recovery code", limits.signIn({ address, email }));
      if ([...newPassword].length > passwordLength.most) return wrongCode(c);
      const account = await store.findByEmail(email);
      const owner = addressGroup(address);
      const hash = await recovery.hashOf({ userId: account?.id, code, owner });
      const newHash = await hasher.hash({ password: newPassword, owner });
      if (account === null) return wrongCode(c);
      const isDone = await reset.byCode({ account, hash, newHash });
      if (!isDone) return wrongCode(c);
      logSecurity(c, { event: "recovery code", outcome: "ok", user: account.id });
      return enter(c, account, newHash);
    });
}
