import { randomUUID } from "node:crypto";
import { contactLimits, contactRequestSchema } from "@smart-planner/contract";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import { addressGroup } from "../http/client-address.ts";
import { errorOf } from "../http/error-of.ts";
import { jsonBody } from "../http/json-body.ts";
import { startLoop, startSweep } from "../jobs/start-loop.ts";
import { admit } from "../limits/take-each.ts";
import type { Mailer } from "../mail/mailer.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Parts } from "../parts.ts";
import { contactOutbox } from "./contact-mail.ts";
import { contactData } from "./user-data.ts";

interface ContactInput extends Parts<"database" | "limiter" | "currentUser" | "log"> {
  /** Missing if messages are only stored. */
  readonly mail: { readonly mailer: Mailer; readonly contactTo: string } | undefined;
  readonly now?: () => number;
  /** Replaced where mail rounds are run by hand. */
  readonly beginLoop?: typeof startLoop;
}

const maxBodyBytes = 64 * 1024;
const roundMs = 60_000;
const keptForMs = 365 * 86_400_000;
const perAddress = { name: "contact", limit: 5, windowSeconds: 3_600 };
/** A flood from many addresses must not fill the disk or an inbox. */
const inAll = { name: "contact-all", key: "all", limit: 500, windowSeconds: 86_400 };

const incomplete = errorOf("contact-incomplete", contactLimits.message);

export function contactCapability(input: ContactInput): Capability {
  const {
    database,
    limiter,
    currentUser,
    log,
    mail,
    now = Date.now,
    beginLoop = startLoop,
  } = input;
  const { db } = database;
  const loop =
    mail &&
    beginLoop({ run: contactOutbox({ database, log, now, ...mail }), everyMs: roundMs, log });

  const routes = new Hono<AppEnv>().post(
    "/",
    jsonBody(contactRequestSchema, incomplete),
    async (c) => {
      const { website, ...message } = c.req.valid("json");
      const ofAddress = { ...perAddress, key: addressGroup(c.get("address")) };
      await admit(limiter, [ofAddress, inAll], () => errorOf("many-messages"));
      // A bot learns nothing from the answer.
      if (website !== "") return c.json({ received: true });
      const user = await currentUser(c);
      const id = randomUUID();
      const userId = user?.id ?? null;
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto("contact_message")
          .values({ id, user_id: userId, ...message, received_at: now() })
          .execute();
        // Waits until there is a recipient.
        await queueMail({ tx, now: now(), kind: "contact", userId, about: id });
      });
      loop?.wake();
      return c.json({ received: true });
    },
  );

  const stopSweep = startSweep({
    what: "old messages",
    run: () =>
      db
        .deleteFrom("contact_message")
        .where("received_at", "<", now() - keptForMs)
        .execute(),
    log,
  });

  return {
    path: "/contact",
    routes,
    maxBodyBytes,
    personalData: contactData,
    close: async () => {
      stopSweep();
      await loop?.stop();
    },
  };
}
