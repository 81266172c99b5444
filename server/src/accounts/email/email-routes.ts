import { emailChangeSchema } from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { errorOf } from "../../http/error-of.ts";
import { refuse } from "../../http/errors.ts";
import { jsonBody } from "../../http/json-body.ts";
import { logSecurity } from "../../http/security-event.ts";
import { smallPage } from "../../http/small-page.ts";
import { languageOf } from "../../http/spoken.ts";
import type { AccountParts } from "../account-parts.ts";
import { admitAttempt } from "../admit-attempt.ts";
import { needsProof } from "../sessions.ts";
import { readEmail, wrongEmail } from "./read-email.ts";

const noMail = (c: Context<AppEnv>) => refuse(c, 404, errorOf("no-mail-to-check"));

const outdated = (c: Context<AppEnv>) => smallPage(c, (words) => words.outdated, 404);

export function emailRoutes({
  sessions,
  limits,
  mail,
  emails,
}: AccountParts<"sessions" | "limits" | "mail" | "emails">) {
  return new Hono<AppEnv>()
    .post("/email", jsonBody(emailChangeSchema, errorOf("needs-email")), async (c) => {
      const session = await sessions.required(c);
      if (!mail.isAvailable) return noMail(c);
      if (!sessions.isFresh(session)) throw needsProof();
      const { account } = session;
      const email = readEmail(c.req.valid("json").email);
      if (email === undefined) return refuse(c, 422, wrongEmail);
      if (email === account.email) return refuse(c, 422, errorOf("own-email"));
      await admitAttempt(c, "email change", limits.emailMail({ userId: account.id, email }));
      await emails.begin({
        userId: account.id,
        email,
        also: async (tx, userId) => {
          await mail.put(tx, { kind: "leave-email", email: account.email, userId });
          await mail.put(tx, { kind: "enter-email", email, userId });
        },
      });
      logSecurity(c, { event: "email change", outcome: "asked", user: account.id });
      return c.json({ done: true });
    })
    .post("/email/confirm", async (c) => {
      const session = await sessions.required(c);
      if (!mail.isAvailable) return noMail(c);
      const { id: userId, email } = session.account;
      await admitAttempt(c, "email change", limits.emailMail({ userId, email }));
      await mail.ask({ kind: "confirm", email, userId, language: languageOf(c) });
      return c.json({ done: true });
    })
    .get("/email/:token", async (c) => {
      const link = await emails.look(c.req.param("token"));
      if (link === undefined) return outdated(c);
      const { kind } = link;
      // A page before its button: mail filters open links, so opening must change nothing.
      return smallPage(c, (words) => words[kind]);
    })
    .post("/email/:token", async (c) => {
      const said = await emails.sayYes(c.req.param("token"));
      switch (said.kind) {
        case "too-old":
          return outdated(c);
        case "confirmed":
          return smallPage(c, (words) => words.confirmed);
        case "half": {
          const next = said.end === "old" ? "halfNew" : "halfPresent";
          return smallPage(c, (words) => words[next]);
        }
        case "taken":
          return smallPage(c, (words) => words.taken, 409);
        case "changed":
          logSecurity(c, { event: "email change", outcome: "ok" });
          return smallPage(c, (words) => words.changed);
      }
    });
}
