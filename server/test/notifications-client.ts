import type { AccountNotifications } from "@smart-planner/contract";
import { notificationsAnswerSchema } from "@smart-planner/contract";
import type { StudyPlan } from "@smart-planner/planner/model";
import { z } from "zod";
import { contactCapability } from "../src/contact/contact.ts";
import type { Database } from "../src/database/database.ts";
import { createRateLimiter } from "../src/limits/rate-limiter.ts";
import type { Log } from "../src/log.ts";
import type { Mailer } from "../src/mail/mailer.ts";
import { notificationsCapability } from "../src/notifications/notifications.ts";
import { createNotifier, planChanged } from "../src/notifications/notifier.ts";
import type { Push } from "../src/notifications/push/push.ts";
import { createLocalFeed } from "../src/workspace/change-feed.ts";
import { workspaceCapability } from "../src/workspace/workspace.ts";
import { addingAccounts } from "./add-account.ts";
import { makeApp } from "./make-app.ts";
import { silentLog } from "./silent-log.ts";
import { change, everySession, userFromHeader } from "./workspace-client.ts";

export const publicUrl = new URL("https://planner.example.org");

export const preferences: AccountNotifications = {
  email: "amira@example.org",
  studyReminders: true,
  examAlerts: true,
  weeklyDigest: true,
  motivationalQuotes: true,
  byEmail: true,
  timeZone: "Europe/Vienna",
};

interface MakeInput {
  readonly database: Database;
  readonly mailer?: Mailer;
  readonly push?: Push;
  readonly now: () => number;
  readonly log?: Log;
}

/** Workspace, notifications and contact on one clock that the test moves. */
export function makeNotifications({ database, mailer, push, now, log = silentLog }: MakeInput) {
  const limiter = createRateLimiter({ database, now });
  const currentUser = addingAccounts(database, { of: userFromHeader });
  const beginLoop = () => ({ wake: () => undefined, stop: async () => undefined });
  const shared = { database, limiter, currentUser, log, now, beginLoop };
  const mail = mailer === undefined ? undefined : { mailer, publicUrl };
  const capabilities = [
    workspaceCapability({
      database,
      currentUser,
      log,
      now,
      feed: createLocalFeed(),
      openSessions: everySession,
      onPlanChange: planChanged,
    }),
    notificationsCapability({ ...shared, mail, push }),
    contactCapability({
      ...shared,
      mail: mailer === undefined ? undefined : { mailer, contactTo: "help@example.org" },
    }),
  ];
  const app = makeApp({ capabilities, log, config: { publicUrl } });
  const headers = (user: string | undefined) => ({
    "content-type": "application/json",
    ...(user === undefined ? {} : { "x-test-user": user }),
  });

  const send = (method: string, path: string, body: unknown, user?: string) =>
    app.request(`/api${path}`, { method, headers: headers(user), body: JSON.stringify(body) });

  return {
    app,
    send,
    save: async (user: string, changes: Partial<AccountNotifications> = {}) => {
      const body = { ...preferences, ...changes };
      const response = await send("PUT", "/notifications/preferences", body, user);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return z.parse(notificationsAnswerSchema, await response.json());
    },
    read: async (user: string) => {
      const response = await app.request("/api/notifications/preferences", {
        headers: headers(user),
      });
      return z.parse(notificationsAnswerSchema, await response.json());
    },
    /** Stores the same as a device's sync. */
    sync: async (
      user: string,
      plan: StudyPlan,
      subjects: readonly object[] = [],
      done: readonly string[] = [],
    ) => {
      const response = await send(
        "POST",
        "/workspace/sync",
        {
          protocol: 1,
          user,
          device: "device01",
          cursor: 0,
          changes: [
            change("quickPlanCache", JSON.stringify(plan), now()),
            change("quickPlanSubjects", JSON.stringify(subjects), now()),
            ...done.map((key) => change(`progress/${key}`, "true", now())),
          ],
        },
        user,
      );
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    },
    /** One round of another process on the same database. */
    round: () => createNotifier({ database, mail, push, log, now }).run(),
    close: async () => {
      for (const capability of capabilities) await capability.close?.();
    },
  };
}
