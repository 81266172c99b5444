import {
  accountDeletionSchema,
  displayNameLength,
  passwordChangeSchema,
  profileChangeSchema,
} from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { addressGroup } from "../http/client-address.ts";
import { refuse } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import type { PersonalData } from "../http/personal-data.ts";
import { logSecurity } from "../http/security-event.ts";
import { passwordProblem } from "./password-rules.ts";
import type { SharedParts } from "./sign-in-routes.ts";
import { tooManyAttempts } from "./too-many-attempts.ts";

interface SettingsInput extends SharedParts {
  readonly personalData: readonly PersonalData[];
}

const done = { done: true } as const;

const signedOut = (c: Context<AppEnv>) =>
  refuse(c, { status: 401, error: "Please log in again to change your account." });

export function settingsRoutes(input: SettingsInput) {
  const { store, sessions, limits, hasher, personalData } = input;

  const notTheirs = (c: Context<AppEnv>, user: string) => {
    logSecurity(c, { event: "password asked again", outcome: "wrong", user });
    return refuse(c, { status: 403, error: "That is not your current password." });
  };

  /** Their hash when the password is theirs, otherwise a refusal. */
  const confirm = async (c: Context<AppEnv>, id: string, password: string) => {
    const admission = await limits.confirm(id);
    const event = "password asked again";
    if (!admission.ok) return tooManyAttempts(c, { ...admission, event, user: id });
    const hash = await store.passwordHashOf(id);
    const by = [addressGroup(c.get("address")), id] as const;
    if (hash === null || !(await hasher.verify({ hash, password, by }))) return notTheirs(c, id);
    await limits.confirmed(id);
    return hash;
  };

  return new Hono<AppEnv>()
    .patch(
      "/profile",
      jsonBody({
        schema: profileChangeSchema,
        error: `A display name has 1 to ${displayNameLength} characters.`,
      }),
      async (c) => {
        const session = await sessions.current(c);
        if (session === null) return signedOut(c);
        const { account } = session;
        const { displayName } = c.req.valid("json");
        await store.rename({ userId: account.id, name: displayName });
        return c.json({ user: { uid: account.id, displayName, email: account.email } });
      },
    )
    .post(
      "/password",
      jsonBody({
        schema: passwordChangeSchema,
        error: "The current and the new password are needed.",
      }),
      async (c) => {
        const session = await sessions.current(c);
        if (session === null) return signedOut(c);
        const { account } = session;
        const { currentPassword, newPassword } = c.req.valid("json");
        const address = c.get("address");
        const judged = await limits.newPassword({ address });
        if (!judged.ok) return tooManyAttempts(c, { ...judged, event: "password change" });
        const problem = passwordProblem({ password: newPassword, email: account.email });
        if (problem !== undefined) return refuse(c, { status: 422, error: problem });
        const oldHash = await confirm(c, account.id, currentPassword);
        if (typeof oldHash !== "string") return oldHash;
        const by = [addressGroup(address), account.id] as const;
        const newHash = await hasher.hash({ password: newPassword, by });
        const isChanged = await store.changePassword({ userId: account.id, oldHash, newHash });
        if (!isChanged) return notTheirs(c, account.id);
        await sessions.start({ c, userId: account.id, passwordHash: newHash });
        logSecurity(c, { event: "password change", outcome: "ok", user: account.id });
        return c.json(done);
      },
    )
    .get("/sessions", async (c) => {
      const session = await sessions.current(c);
      if (session === null) return signedOut(c);
      return c.json({ sessions: await sessions.list(session) });
    })
    .delete("/sessions", async (c) => {
      const session = await sessions.current(c);
      if (session === null) return signedOut(c);
      await sessions.endOthers(session);
      logSecurity(c, { event: "other sessions end", outcome: "ok", user: session.account.id });
      return c.json(done);
    })
    .post(
      "/delete",
      jsonBody({ schema: accountDeletionSchema, error: "Your password is needed." }),
      async (c) => {
        const session = await sessions.current(c);
        if (session === null) return signedOut(c);
        const { account } = session;
        const confirmed = await confirm(c, account.id, c.req.valid("json").password);
        if (typeof confirmed !== "string") return confirmed;
        await store.erase({
          userId: account.id,
          alsoErase: personalData.map(({ erase }) => erase),
        });
        await limits.forgetAccount({ userId: account.id, email: account.email });
        sessions.forgetCookies(c);
        logSecurity(c, { event: "account deletion", outcome: "ok", user: account.id });
        return c.json(done);
      },
    );
}
