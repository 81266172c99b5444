import type { WaysToSignIn } from "@smart-planner/contract";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { logSecurity } from "../http/security-event.ts";
import type { AccountParts } from "./account-parts.ts";

interface WaysInput
  extends AccountParts<"database" | "now" | "sessions" | "recovery" | "mail" | "otherWaysOf"> {
  readonly offered: WaysToSignIn["offered"];
}

export function waysRoutes(input: WaysInput) {
  const { sessions, recovery, mail, otherWaysOf, offered, now } = input;
  const { db } = input.database;

  const waysOf = async (userId: string): Promise<WaysToSignIn> => {
    const password = await db
      .selectFrom("account_password")
      .select("changed_at")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    const user = await db
      .selectFrom("account_user")
      .select("email_confirmed_at")
      .where("id", "=", userId)
      .executeTakeFirst();
    const change = await db
      .selectFrom("account_email_change")
      .select("email")
      .where("user_id", "=", userId)
      .where("expires_at", ">", now())
      .executeTakeFirst();
    return {
      password: password ? { changedAt: new Date(password.changed_at).toISOString() } : null,
      ...(await otherWaysOf(userId)),
      recoveryCodes: { left: await recovery.left(userId) },
      email: {
        confirmed: typeof user?.email_confirmed_at === "number",
        changingTo: change?.email ?? null,
      },
      offered,
    };
  };

  return new Hono<AppEnv>()
    .get("/ways", async (c) => {
      const session = await sessions.required(c);
      return c.json(await waysOf(session.account.id));
    })
    .post("/recovery-codes", async (c) => {
      const session = await sessions.proved(c);
      const { id } = session.account;
      const { codes, put } = await recovery.make({ userId: id, owner: id });
      await sessions.change(session, async (tx) => {
        await put(tx);
        await mail.announce(tx, { kind: "codes-made", userId: id });
      });
      logSecurity(c, { event: "recovery codes", outcome: "ok", user: id });
      return c.json({ codes });
    });
}
