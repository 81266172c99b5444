import { knownTimeZone } from "@smart-planner/calendar-files";
import {
  type AccountNotifications,
  accountNotificationsSchema,
  type MailState,
  type NotificationsAnswer,
  timeZoneChangeSchema,
} from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import { requireUser } from "../http/current-user.ts";
import { errorOf } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import { startLoop, startSweep } from "../jobs/start-loop.ts";
import { admit, takeEach } from "../limits/take-each.ts";
import type { Mailing } from "../mail/mailer.ts";
import type { Parts } from "../parts.ts";
import { linkRoutes } from "./link-routes.ts";
import { createNotifier } from "./notifier.ts";
import { deviceRoutes } from "./push/device-routes.ts";
import type { Push } from "./push/push.ts";
import { createSettingsStore, preferencesOf, type SettingsRow } from "./settings-store.ts";
import { notificationData } from "./user-data.ts";

interface NotificationsInput extends Parts<"database" | "limiter" | "currentUser" | "log"> {
  /** Missing if the server sends no mail. */
  readonly mail: Mailing | undefined;
  /** Missing without an https address. */
  readonly push: Push | undefined;
  readonly now?: () => number;
  /** Replaced where rounds are run by hand. */
  readonly beginLoop?: typeof startLoop;
}

const roundMs = 20_000;
const maxBodyBytes = 16 * 1024;
const dayInSeconds = 86_400;
const savesPerHour = 60;
const confirmationsOfUser = 6;
const confirmationsOfAddress = 3;

const unknownZone = (c: Context<AppEnv>) => refuse(c, 400, errorOf("browser-zone"));

/** Notifications by push or email, at the student's own hour. */
export function notificationsCapability(input: NotificationsInput): Capability {
  const {
    database,
    limiter,
    currentUser,
    log,
    mail,
    push,
    now = Date.now,
    beginLoop = startLoop,
  } = input;
  const { db } = database;
  const store = createSettingsStore({ db, now });
  const notifier =
    mail === undefined && push === undefined
      ? undefined
      : createNotifier({ database, mail, push, log, now });
  const loop =
    notifier === undefined ? undefined : beginLoop({ run: notifier.run, everyMs: roundMs, log });

  const answerOf = (row: SettingsRow | undefined): NotificationsAnswer => ({
    preferences: row === undefined ? null : preferencesOf(row),
    mail: mailStateOf({ row, sendsMail: mail !== undefined }),
  });

  const mayConfirm = (userId: string) => async (email: string) => {
    const window = { name: "confirm-mail", windowSeconds: dayInSeconds };
    const admission = await takeEach(limiter, [
      { ...window, key: `user ${userId}`, limit: confirmationsOfUser },
      { ...window, key: `address ${email.toLowerCase()}`, limit: confirmationsOfAddress },
    ]);
    return admission.ok;
  };

  const requiredUser = requireUser({
    currentUser,
    error: errorOf("notifications-signed-out"),
  });
  const routes = new Hono<AppEnv>()
    .get("/preferences", async (c) => {
      const user = await requiredUser(c);
      return c.json(answerOf(await store.find(user.id)));
    })
    .put(
      "/preferences",
      jsonBody(accountNotificationsSchema, errorOf("valid-email")),
      async (c) => {
        const user = await requiredUser(c);
        const given = c.req.valid("json");
        const timeZone = knownTimeZone(given.timeZone);
        if (timeZone === undefined) return unknownZone(c);
        const saves = { name: "save-notifications", limit: savesPerHour, windowSeconds: 3_600 };
        await admit(limiter, [{ ...saves, key: user.id }], () => errorOf("saved-often"));
        const preferences: AccountNotifications = { ...given, timeZone };
        const row = await store.save({
          userId: user.id,
          preferences,
          mayConfirm: mayConfirm(user.id),
        });
        loop?.wake();
        return c.json(answerOf(row));
      },
    )
    .put("/time-zone", jsonBody(timeZoneChangeSchema, errorOf("needs-zone")), async (c) => {
      const user = await requiredUser(c);
      const timeZone = knownTimeZone(c.req.valid("json").timeZone);
      if (timeZone === undefined) return unknownZone(c);
      return c.json(answerOf(await store.changeTimeZone({ userId: user.id, timeZone })));
    })
    .route("/", deviceRoutes({ push, store, requiredUser, limiter, onChange: () => loop?.wake() }))
    .route("/", linkRoutes({ store }));

  const stopSweep =
    notifier && startSweep({ what: "notification log", run: notifier.dropExpired, log });

  return {
    path: "/notifications",
    routes,
    maxBodyBytes,
    personalData: notificationData,
    close: async () => {
      stopSweep?.();
      await loop?.stop();
      push?.close();
    },
  };
}

function mailStateOf({
  row,
  sendsMail,
}: {
  readonly row: SettingsRow | undefined;
  readonly sendsMail: boolean;
}): MailState {
  if (!sendsMail) return "unavailable";
  return row !== undefined && row.confirmed_email === row.email ? "confirmed" : "unconfirmed";
}
