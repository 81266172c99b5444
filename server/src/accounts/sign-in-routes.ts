import {
  type AccountUser,
  credentialsSchema,
  displayNameLength,
  passwordLength,
} from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { addressGroup } from "../http/client-address.ts";
import { errorOf } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import { logSecurity } from "../http/security-event.ts";
import { languageOf } from "../http/spoken.ts";
import type { AccountParts } from "./account-parts.ts";
import type { Account } from "./account-store.ts";
import { admitAttempt, judgePassword } from "./admit-attempt.ts";
import { readEmail, wrongEmail } from "./email/read-email.ts";
import type { Typed } from "./password-hasher.ts";

export const shownAs = ({ id, name, email }: Account): AccountUser => ({
  uid: id,
  displayName: name,
  email,
});

const credentials = jsonBody(credentialsSchema, errorOf("email-and-password"));

/** The same words whatever is wrong. */
const wrong = (c: Context<AppEnv>) => {
  logSecurity(c, { event: "sign-in", outcome: "wrong" });
  return refuse(c, 401, errorOf("wrong-sign-in"));
};

const taken = (c: Context<AppEnv>) => {
  logSecurity(c, { event: "sign-up", outcome: "taken" });
  return refuse(c, 409, errorOf("email-taken"));
};

interface SignInInput extends AccountParts<"store" | "sessions" | "limits" | "hasher" | "mail"> {
  /** With passwords off: the name of the provider. */
  readonly insteadOfPasswords: string | undefined;
  /** The provider's sign-out. */
  readonly providerSignOut: () => Promise<string | undefined>;
}

export function signInRoutes(input: SignInInput) {
  const { store, sessions, limits, hasher, mail, insteadOfPasswords, providerSignOut } = input;
  const routes = new Hono<AppEnv>();

  for (const path of ["/sign-up", "/sign-in", "/reset/*", "/reset", "/recover"]) {
    if (insteadOfPasswords === undefined) break;
    const error = errorOf("no-passwords", insteadOfPasswords);
    routes.post(path, (c) => refuse(c, 403, error));
  }

  /** The matching hash. Takes as long for an unknown address as for a wrong password. */
  const fittingHash = async (account: Account | null, typed: Typed): Promise<string | null> => {
    const hash = account === null ? null : await store.passwordHashOf(account.id);
    if (hash !== null) return (await hasher.verify({ hash, ...typed })) ? hash : null;
    await hasher.hash(typed);
    return null;
  };

  routes.get("/session", async (c) => {
    const session = await sessions.current(c);
    if (session === null) sessions.forgetCookies(c);
    return c.json({ user: session === null ? null : shownAs(session.account) });
  });

  routes.post("/sign-up", credentials, async (c) => {
    const { password, ...typed } = c.req.valid("json");
    const email = readEmail(typed.email);
    if (email === undefined) return refuse(c, 422, wrongEmail);
    const address = c.get("address");
    await judgePassword(c, { limits, event: "sign-up", password, email });
    await admitAttempt(c, "sign-up", limits.signUp({ address }));
    if (await store.findByEmail(email)) return taken(c);
    const [mailbox = email] = email.split("@");
    const passwordHash = await hasher.hash({ password, owner: addressGroup(address) });
    const account = await store.create({
      email,
      name: mailbox.slice(0, displayNameLength),
      passwordHash,
      also: (tx, userId) =>
        mail.put(tx, { kind: "confirm", email, userId, language: languageOf(c) }),
    });
    if (account === null) return taken(c);
    const proof = { by: "password", hash: passwordHash } as const;
    await sessions.start({ c, userId: account.id, proof });
    logSecurity(c, { event: "sign-up", outcome: "ok", user: account.id });
    return c.json({ user: shownAs(account) });
  });

  routes.post("/sign-in", credentials, async (c) => {
    const { email: typed, password } = c.req.valid("json");
    const email = typed.trim().toLowerCase();
    const attempt = { address: c.get("address"), email };
    await admitAttempt(c, "sign-in", limits.signIn(attempt));
    if ([...password].length > passwordLength.most) return wrong(c);
    const account = await store.findByEmail(email);
    const owner = addressGroup(attempt.address);
    const passwordHash = await fittingHash(account, { password, owner });
    if (account === null || passwordHash === null) return wrong(c);
    const proof = { by: "password", hash: passwordHash } as const;
    if (!(await sessions.start({ c, userId: account.id, proof }))) return wrong(c);
    await limits.succeeded(attempt);
    logSecurity(c, { event: "sign-in", outcome: "ok", user: account.id });
    return c.json({ user: shownAs(account) });
  });

  routes.post("/sign-out", async (c) => {
    const session = await sessions.current(c);
    await sessions.end(c);
    if (session === null) return c.json({ done: true });
    logSecurity(c, { event: "sign-out", outcome: "ok", user: session.account.id });
    // On a shared computer the next person would otherwise be signed in.
    const elsewhere = session.way === "hosted" ? await providerSignOut() : undefined;
    return c.json({ done: true, ...(elsewhere === undefined ? {} : { elsewhere }) });
  });

  return routes;
}
