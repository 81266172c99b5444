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
import { passwordProblem } from "../password-rules.ts";
import { shownAs } from "../sign-in-routes.ts";
import { tooManyAttempts } from "../too-many-attempts.ts";

interface NewPassword {
  readonly newPassword: string;
  readonly email: string;
}

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
    "store" | "sessions" | "limits" | "hasher" | "links" | "mail" | "recovery" | "reset"
  >,
) {
  const { store, sessions, limits, hasher, links, mail, recovery, reset } = input;

  /** Nothing if the password is accepted. */
  const judge = async (c: Context<AppEnv>, { newPassword, email }: NewPassword) => {
    const judged = await limits.newPassword({ address: c.get("address") });
    if (!judged.ok) return tooManyAttempts(c, { ...judged, event: "password reset" });
    const problem = await passwordProblem({ password: newPassword, email });
    return problem === undefined ? undefined : refuse(c, 422, problem);
  };

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
      const admission = await limits.resetMail({ address: c.get("address"), email });
      if (!admission.ok) return tooManyAttempts(c, { ...admission, event: "password reset" });
      await mail.ask({ kind: "reset", email, language: languageOf(c) });
      logSecurity(c, { event: "password reset", outcome: "asked" });
      return c.json({ done: true });
    })
    .post("/reset/look", jsonBody(resetLookSchema, errorOf("link-incomplete")), async (c) => {
      const found = await links.look({ kinds: ["reset"], token: c.req.valid("json").token });
      if (found === null) return tooOld(c);
      const { email, userId } = found;
      return c.json({ email, ...(await reset.keepable(userId)) } satisfies ResetLookAnswer);
    })
    .post("/reset", jsonBody(resetSchema, errorOf("new-password")), async (c) => {
      const { token, newPassword, keep = { passkeys: [], hosted: false } } = c.req.valid("json");
      const found = await links.look({ kinds: ["reset"], token });
      if (found === null) return tooOld(c);
      const { email, userId } = found;
      const refusal = await judge(c, { newPassword, email });
      if (refusal) return refusal;
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
      const refusal = await judge(c, { newPassword, email });
      if (refusal) return refusal;
      const admission = await limits.signIn({ address, email });
      if (!admission.ok) return tooManyAttempts(c, { ...admission, event: "recovery code" });
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
