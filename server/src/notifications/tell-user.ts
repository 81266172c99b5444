import { localMomentOf } from "@smart-planner/calendar-files";
import { type Display, quoteOf } from "@smart-planner/contract";
import { kindOf, type Occasion, occasionsOf, wantedIf } from "@smart-planner/planner/calendars";
import { dueDatesOf, dueHorizonOf, dueItemsOf } from "@smart-planner/planner/due-work";
import { isDone } from "@smart-planner/planner/progress";
import { addDays } from "@smart-planner/planner/time";
import { mailWords } from "@smart-planner/words/en/mails";
import { reminderText } from "@smart-planner/words/reminder-text";
import { inLanguage } from "../http/small-page.ts";
import { spokenIn } from "../http/spoken.ts";
import type { Mailing } from "../mail/mailer.ts";
import { writeMail } from "../mail/write-mail.ts";
import type { Parts } from "../parts.ts";
import { readSyncedPlan, readTicksAndDisplay } from "../workspace/synced-plan.ts";
import { nextTimeOf, openTimesOf, readAhead, workOutAhead } from "./due-notifications.ts";
import { type Claim, delayAfter, type NotificationLog } from "./notification-log.ts";
import { wantedOn } from "./push/device-store.ts";
import type { Push } from "./push/push.ts";
import { preferencesOf, type SettingsRow } from "./settings-store.ts";

interface TellInput extends Parts<"db" | "now"> {
  readonly mail: Mailing | undefined;
  readonly push: Push | undefined;
  readonly sent: NotificationLog;
  readonly row: SettingsRow;
}

type MyClaim = Extract<Claim, { readonly mine: true }>;

export type NextCheck = Pick<SettingsRow, "check_at" | "ahead">;

const hourMs = 3_600_000;

/** Urgent ones go to a device first; others by email if there is one. */
const isForDevices = ({ content }: Occasion): boolean =>
  content.kind === "studyReminder" || content.kind === "examAlert";

/** Sends due notifications, each occasion one way. `undefined` if the user cannot be reached. */
export async function tellUser(input: TellInput): Promise<NextCheck | undefined> {
  const { db, push, now, sent, row } = input;
  const wantsMail = row.by_email === 1 && row.confirmed_email === row.email;
  const mailing = wantsMail ? input.mail : undefined;
  const userId = row.user_id;
  const allDevices = (await push?.devicesOf(userId)) ?? [];
  // A server may be without mail for a while: keep the settings.
  if (mailing === undefined && allDevices.length === 0)
    return wantsMail ? { check_at: now() + hourMs, ahead: null } : undefined;
  const byMail = preferencesOf(row);
  const { timeZone } = byMail;
  const ways = [...(mailing === undefined ? [] : [byMail]), ...allDevices.map(wantedOn)];
  const { day } = localMomentOf(now(), timeZone);
  const readPlan = async () => {
    const { assignments, ...synced } = await readSyncedPlan({ db, userId });
    return {
      ...synced,
      due: dueDatesOf(dueItemsOf(assignments, dueHorizonOf(assignments, day))),
      wanted: wantedIf((kind) => ways.some((way) => way[kind])),
      firstDay: synced.display.firstDay,
    };
  };
  const ahead =
    readAhead(row.ahead, now()) ??
    workOutAhead({ ...(await readPlan()), userId, timeZone, now: now() });
  const open = openTimesOf(ahead, now());

  /** The plan is read only if words follow the ticks. */
  const readDue = async (): Promise<{ due: readonly Occasion[]; display: Display }> => {
    const lasting = open.flatMap(({ occasion }) => occasion ?? []);
    if (lasting.length < open.length) {
      const inputs = await readPlan();
      const current = occasionsOf({ ...inputs, days: [day, addDays(day, 1)] });
      const due = current.filter(({ id }) => open.some((time) => time.id === id));
      return { due, display: inputs.display };
    }
    const keys = lasting.flatMap(({ content }) => ("key" in content ? content.key : []));
    const { ticks, display } = await readTicksAndDisplay({ db, userId, keys });
    const due = lasting.filter(({ content }) => !("key" in content && isDone(ticks, content.key)));
    return { due, display };
  };

  /** `undefined` if no device took it and none may take it later. */
  const tellDevices = async (
    occasion: Occasion,
    display: Display,
    { wanted, attempt, devices: before }: MyClaim & { readonly wanted: typeof allDevices },
  ) => {
    const closesAt = open.find(({ id }) => id === occasion.id)?.closesAt ?? now();
    const waiting = wanted.filter(({ id }) => !before.includes(id));
    const pushed = await push?.tell({ devices: waiting, occasion, display, closesAt });
    if (pushed === undefined) return undefined;
    const told = [...before, ...pushed.accepted];
    const delay = pushed.unavailable ? delayAfter(attempt) : undefined;
    if (delay !== undefined && now() + delay < closesAt)
      return { outcome: "not-sent", devices: told } as const;
    return told.length > 0 ? ({ outcome: "sent", devices: told } as const) : undefined;
  };

  const waysFor = (occasion: Occasion) => {
    const mail = byMail[kindOf(occasion)] ? mailing : undefined;
    const devices = allDevices.filter((device) => wantedOn(device)[kindOf(occasion)]);
    const pushes = devices.length > 0 && (mail === undefined || isForDevices(occasion));
    return { mail, devices, pushes };
  };

  const tell = async (occasion: Occasion, display: Display): Promise<number | undefined> => {
    const { mail, devices, pushes } = waysFor(occasion);
    const claim = await sent.claim({ userId, occasion, by: pushes ? "push" : "mail" });
    if (!claim.mine) return claim.askAgainAt;
    const settled = { userId, occasion, attempt: claim.attempt };
    const told = pushes
      ? await tellDevices(occasion, display, { ...claim, wanted: devices })
      : undefined;
    if (told !== undefined) return sent.settle({ ...settled, ...told });
    if (mail === undefined) return sent.settle({ ...settled, outcome: "refused" });
    if (pushes) await sent.mailInstead({ userId, occasion });
    const message = await messageFor({ occasion, display, row, publicUrl: mail.publicUrl });
    return sent.settle({ ...settled, outcome: await mail.mailer.send(message) });
  };

  let soonest = nextTimeOf(ahead, now());
  if (open.length > 0) {
    const { due, display } = await readDue();
    for (const occasion of due)
      soonest = Math.min(soonest, (await tell(occasion, display)) ?? soonest);
  }
  return { check_at: soonest, ahead: JSON.stringify(ahead) };
}

async function messageFor({
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
  const spoken = await spokenIn(display.language);
  const { words } = spoken;
  const unsubscribeUrl = inLanguage(
    new URL(`/api/notifications/unsubscribe/${row.unsubscribe_token}`, publicUrl),
    spoken,
  );
  const { showTime } = display;
  const { title, lines } = reminderText(occasion, { words, showTime, quoteOf });
  const { open, stop } = words(mailWords);
  const footer = [
    { text: open, url: publicUrl.href },
    { text: stop, url: unsubscribeUrl },
  ];
  const body = writeMail({ spoken, title, lines, footer });
  return { to: row.email, subject: title, ...body, unsubscribeUrl };
}
