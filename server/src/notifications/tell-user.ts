import { localMomentOf } from "@smart-planner/calendar-files";
import { type Display, wordsOf } from "@smart-planner/contract";
import type { Occasion } from "@smart-planner/planner/calendars";
import { dueDatesOf, dueHorizonOf, dueItemsOf } from "@smart-planner/planner/due-work";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { MailOutcome } from "../mail/mailer.ts";
import { writeMail } from "../mail/write-mail.ts";
import { readSyncedPlan } from "../workspace/synced-plan.ts";
import { closingTimeOf, dueNotifications } from "./due-notifications.ts";
import type { Mailing } from "./mailing.ts";
import { delayAfter, type NotificationLog } from "./notification-log.ts";
import type { Push } from "./push/push.ts";
import { preferencesOf, type SettingsRow } from "./settings-store.ts";

interface TellInput {
  readonly db: Kysely<Schema>;
  readonly mail: Mailing | undefined;
  readonly push: Push | undefined;
  readonly now: () => number;
  readonly sent: NotificationLog;
  readonly row: SettingsRow;
}

const hourMs = 3_600_000;

/** Urgent ones go to a device first; others by email if there is one. */
const isForDevices = ({ content }: Occasion): boolean =>
  content.kind === "studyReminder" || content.kind === "examAlert";

/** Sends what is due, each occasion one way. Returns when to check again; `undefined` if the user cannot be reached. */
export async function tellUser(input: TellInput): Promise<number | undefined> {
  const { db, push, now, sent, row } = input;
  const wantsMail = row.by_email === 1 && row.confirmed_email === row.email;
  const mail = wantsMail ? input.mail : undefined;
  const userId = row.user_id;
  const devices = (await push?.devicesOf(userId)) ?? [];
  // A server may be without mail for a while: keep the settings.
  if (mail === undefined && devices.length === 0) return wantsMail ? now() + hourMs : undefined;
  const wanted = preferencesOf(row);
  const { assignments, display, ...synced } = await readSyncedPlan({ db, userId });
  const { day } = localMomentOf(now(), wanted.timeZone);
  const { due, nextAt } = dueNotifications({
    ...synced,
    due: dueDatesOf(dueItemsOf(assignments, dueHorizonOf(assignments, day))),
    wanted,
    firstDay: display.firstDay,
    timeZone: wanted.timeZone,
    now: now(),
  });

  const tell = async (occasion: Occasion): Promise<number | undefined> => {
    const pushes = devices.length > 0 && (mail === undefined || isForDevices(occasion));
    const claim = await sent.claim({ userId, occasion, by: pushes ? "push" : "mail" });
    if (!claim.mine) return claim.askAgainAt;
    const { attempt } = claim;
    const settled = { userId, occasion, attempt };
    let told = claim.devices;
    if (push !== undefined && pushes) {
      const closesAt = closingTimeOf(occasion, wanted.timeZone);
      const waiting = devices.filter(({ id }) => !told.includes(id));
      const pushed = await push.tell({ devices: waiting, occasion, closesAt });
      told = [...told, ...pushed.accepted];
      const delay = pushed.unavailable ? delayAfter(attempt) : undefined;
      if (delay !== undefined && now() + delay < closesAt)
        return sent.settle({ ...settled, outcome: "not-sent", devices: told });
      if (told.length > 0) return sent.settle({ ...settled, outcome: "sent", devices: told });
      if (mail !== undefined) await sent.mailInstead({ userId, occasion });
    }
    const outcome: MailOutcome =
      mail === undefined
        ? "refused"
        : await mail.mailer.send(messageFor({ occasion, display, row, publicUrl: mail.publicUrl }));
    return sent.settle({ ...settled, outcome });
  };

  let soonest = nextAt;
  for (const occasion of due) soonest = Math.min(soonest, (await tell(occasion)) ?? soonest);
  return soonest;
}

function messageFor({
  occasion,
  display,
  row,
  publicUrl,
}: {
  readonly occasion: Occasion;
  readonly display: Display;
  readonly row: SettingsRow;
  readonly publicUrl: URL;
}) {
  const unsubscribeUrl = new URL(
    `/api/notifications/unsubscribe/${row.unsubscribe_token}`,
    publicUrl,
  ).href;
  const { title, lines } = wordsOf(occasion, display);
  const footer = [
    { text: "Open Smart Planner", url: publicUrl.href },
    { text: "Stop all e-mails from Smart Planner", url: unsubscribeUrl },
  ];
  return { to: row.email, subject: title, ...writeMail({ title, lines, footer }), unsubscribeUrl };
}
