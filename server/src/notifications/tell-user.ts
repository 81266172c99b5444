import { wordsOf } from "@smart-planner/contract";
import type { Occasion } from "@smart-planner/planner";
import { writeMail } from "../mail/write-mail.ts";
import { readSyncedPlan } from "../workspace/synced-plan.ts";
import { dueNotifications } from "./due-notifications.ts";
import type { Mailing } from "./mailing.ts";
import type { NotificationLog } from "./notification-log.ts";
import { preferencesOf, type SettingsRow } from "./settings-store.ts";

interface TellInput extends Mailing {
  readonly sent: NotificationLog;
  readonly row: SettingsRow;
}

/** Mails one user what is due and returns when to look again. */
export async function tellUser(input: TellInput): Promise<number> {
  const { db, mailer, publicUrl, now, sent, row } = input;
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
    const claim = await sent.claim({ userId, occasion });
    let lookAgainAt: number | undefined;
    if (claim.mine) {
      const message = messageFor({ occasion, to: row.email, publicUrl, unsubscribeUrl });
      const outcome = await mailer.send(message);
      lookAgainAt = await sent.settle({ userId, occasion, outcome, attempt: claim.attempt });
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
