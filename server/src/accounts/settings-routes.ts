import {
  accountDeletionSchema,
  displayNameLength,
  passwordChangeSchema,
  passwordProofSchema,
  profileChangeSchema,
} from "@smart-planner/contract";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { errorOf } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import { logSecurity } from "../http/security-event.ts";
import { languageOf } from "../http/spoken.ts";
import type { AccountParts } from "./account-parts.ts";
import { judgePassword } from "./admit-attempt.ts";
import { notTheirs } from "./proof.ts";

const done = { done: true } as const;

export function settingsRoutes(
  input: AccountParts<
    | "store"
    | "sessions"
    | "limits"
    | "hasher"
    | "confirmPassword"
    | "removeWay"
    | "mail"
    | "personalData"
  >,
) {
  const { store, sessions, limits, hasher, confirmPassword, removeWay, mail, personalData } = input;

  return new Hono<AppEnv>()
    .patch(
      "/profile",
      jsonBody(profileChangeSchema, errorOf("display-name", displayNameLength)),
      async (c) => {
        const session = await sessions.required(c);
        const { account } = session;
        const { displayName } = c.req.valid("json");
        await store.rename({ userId: account.id, name: displayName });
        return c.json({ user: { uid: account.id, displayName, email: account.email } });
      },
    )
    .post("/password", jsonBody(passwordChangeSchema, errorOf("both-passwords")), async (c) => {
      const session = await sessions.required(c);
      const { account } = session;
      const { currentPassword, newPassword, keep } = c.req.valid("json");
      const judged = { password: newPassword, email: account.email };
      await judgePassword(c, { limits, event: "password change", ...judged });
      const oldHash = await confirmPassword(c, { session, password: currentPassword });
      const newHash = await hasher.hash({ password: newPassword, owner: account.id });
      const { id: userId, email } = account;
      const isChanged = await store.changePassword({
        userId,
        oldHash,
        newHash,
        keep,
        also: (tx) => mail.put(tx, { kind: "password-changed", email, userId }),
      });
      if (!isChanged) throw notTheirs(c, userId);
      const proof = { by: "password", hash: newHash } as const;
      await sessions.start({ c, userId, proof });
      logSecurity(c, { event: "password change", outcome: "ok", user: userId });
      return c.json(done);
    })
    .delete("/password", async (c) => {
      const session = await sessions.proved(c);
      const { id: userId, email } = session.account;
      await removeWay({
        userId,
        way: { by: "password" },
        also: (tx) => mail.put(tx, { kind: "password-removed", email, userId }),
      });
      logSecurity(c, { event: "password removed", outcome: "ok", user: userId });
      return c.json(done);
    })
    .post("/prove", jsonBody(passwordProofSchema, errorOf("your-password")), async (c) => {
      const session = await sessions.required(c);
      const { password } = c.req.valid("json");
      await confirmPassword(c, { session, password });
      await sessions.prove(session);
      return c.json(done);
    })
    .get("/sessions", async (c) => {
      const session = await sessions.required(c);
      return c.json({ sessions: await sessions.list(session) });
    })
    .delete("/sessions", async (c) => {
      const session = await sessions.required(c);
      await sessions.endOthers(session);
      logSecurity(c, { event: "other sessions end", outcome: "ok", user: session.account.id });
      return c.json(done);
    })
    .delete("/sessions/:id", async (c) => {
      const session = await sessions.required(c);
      if (!(await sessions.endOne(session, c.req.param("id")))) {
        return refuse(c, 404, errorOf("device-signed-out"));
      }
      logSecurity(c, { event: "session end", outcome: "ok", user: session.account.id });
      return c.json(done);
    })
    .post("/delete", jsonBody(accountDeletionSchema, errorOf("your-password")), async (c) => {
      const session = await sessions.required(c);
      const { account } = session;
      const { password } = c.req.valid("json");
      await confirmPassword(c, { session, password });
      await store.erase({
        userId: account.id,
        email: account.email,
        alsoErase: personalData.map(({ erase }) => erase),
        announce: (tx) =>
          mail.put(tx, {
            kind: "account-deleted",
            email: account.email,
            language: languageOf(c),
          }),
      });
      await limits.forgetAccount(account);
      sessions.forgetCookies(c);
      logSecurity(c, { event: "account deletion", outcome: "ok", user: account.id });
      return c.json(done);
    });
}
