import { wordsOf } from "@smart-planner/contract";
import type { Occasion } from "@smart-planner/planner";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Mailer } from "../mail/mailer.ts";
import { writeMail } from "../mail/write-mail.ts";
import { dueNotifications } from "./due-notifications.ts";
import type { NotificationLog } from "./notification-log.ts";
import { preferencesOf, type SettingsRow } from "./settings-store.ts";
import { readSyncedPlan } from "./synced-plan.ts";

interface TellInput {
  readonly db: Kysely<Schema>;
  readonly mailer: Mailer;
  readonly publicUrl: URL;
  readonly log: NotificationLog;
  readonly now: () => number;
}

/** Mails one user what is due and returns when to look again. */
export async function tellUser({
  row,
  ...input
}: TellInput & { readonly row: SettingsRow }): Promise<number> {
  const { db, mailer, publicUrl, log, now } = input;
  const userId = row.user_id;
  const wanted = preferencesOf(row);
  const { due, nextAt } = dueNotifications({
    ...(await readSyncedPlan({ db, userId })),
    wanted,
    timeZone: wanted.timeZone,
    now: now(),
  });
  const unsubscribeUrl = new URL(
    `/api/notifications/unsubscribe/${row.unsubscribe_token}`,
    publicUrl,
  ).href;
  let soonest = nextAt;
  for (const occasion of due) {
    const claim = await log.claim({ userId, occasion });
    let lookAgainAt: number | undefined;
    if (claim.mine) {
      const message = messageFor({ occasion, to: row.email, publicUrl, unsubscribeUrl });
      const outcome = await mailer.send(message);
      lookAgainAt = await log.settle({ userId, occasion, outcome, attempt: claim.attempt });
    } else lookAgainAt = claim.askAgainAt;
    soonest = Math.min(soonest, lookAgainAt ?? soonest);
  }
  return soonest;
}

function messageFor({
  occasion,
  to,
  publicUrl,
  unsubscribeUrl,
}: {
  readonly occasion: Occasion;
  readonly to: string;
  readonly publicUrl: URL;
  readonly unsubscribeUrl: string;
}) {
  const { title, lines } = wordsOf(occasion);
  const footer = [
    { text: "Open Smart Planner", url: publicUrl.href },
    { text: "Stop all e-mails from Smart Planner", url: unsubscribeUrl },
  ];
  return { to, subject: title, ...writeMail({ title, lines, footer }), unsubscribeUrl };
}
