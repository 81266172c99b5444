import type { DueDate } from "../due-work/occurrences.ts";
import type { CalendarDay, ProgressMap, StudyPlan, Subject, Weekday } from "../model/model.ts";
import { addDays, startOfWeek } from "../time/day-number.ts";
import { dueAlertsOn, type ExamAlert, examAlertsOn } from "./exam-alerts.ts";
import { type StudyReminder, studyRemindersOn } from "./study-reminders.ts";
import { type WeeklyDigest, weeklyDigestOn } from "./weekly-digest.ts";

export interface MorningQuote {
  readonly kind: "morningQuote";
}

export const notificationKinds = [
  "studyReminders",
  "examAlerts",
  "weeklyDigest",
  "motivationalQuotes",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export type WantedNotifications = Readonly<Record<NotificationKind, boolean>>;

export const wantedIf = (isWanted: (kind: NotificationKind) => boolean): WantedNotifications => ({
  studyReminders: isWanted("studyReminders"),
  examAlerts: isWanted("examAlerts"),
  weeklyDigest: isWanted("weeklyDigest"),
  motivationalQuotes: isWanted("motivationalQuotes"),
});

/** Something to tell the student, and when by their clock. */
export interface Occasion {
  /** Stable, so that nothing is sent twice. */
  readonly id: string;
  readonly content: StudyReminder | ExamAlert | WeeklyDigest | MorningQuote;
  readonly day: CalendarDay;
  readonly minute: number;
  /** Sent from this many minutes before... */
  readonly opensBefore: number;
  /** ...until this many minutes after. */
  readonly closesAfter: number;
}

const kinds = {
  studyReminder: "studyReminders",
  examAlert: "examAlerts",
  weeklyDigest: "weeklyDigest",
  morningQuote: "motivationalQuotes",
} as const;

export const kindOf = ({ content }: Occasion): NotificationKind => kinds[content.kind];

export interface OccasionInputs {
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly progress: ProgressMap;
  /** Open work with a due time. */
  readonly due?: readonly DueDate[] | undefined;
  readonly wanted: WantedNotifications;
  /** Of the student's week; the digest comes on its last day. */
  readonly firstDay?: Weekday | undefined;
  readonly days: readonly CalendarDay[];
}

export const reminderLeadMinutes = 15;

const hour = 60;
const quoteTime = { minute: 7 * hour, opensBefore: 0, closesAfter: 5 * hour };
const examAlertTime = { minute: 8 * hour, opensBefore: 0, closesAfter: 14 * hour };
const digestTime = { minute: 18 * hour, opensBefore: 0, closesAfter: 5 * hour };

/** Ticked sessions need no reminder. */
export const occasionsOf = ({
  plan,
  subjects,
  progress,
  due,
  wanted,
  days,
  firstDay = 0,
}: OccasionInputs): readonly Occasion[] =>
  days.flatMap((day): readonly Occasion[] => [
    ...(wanted.motivationalQuotes
      ? [
          {
            id: `quote/${day}`,
            content: { kind: "morningQuote" } as const,
            day,
            ...quoteTime,
          },
        ]
      : []),
    ...(wanted.studyReminders
      ? studyRemindersOn({ plan, progress, day }).map(({ startMinute, content }) => ({
          id: `session/${content.key}/${content.startTime}`,
          content,
          day,
          minute: startMinute,
          opensBefore: reminderLeadMinutes,
          closesAfter: 0,
        }))
      : []),
    ...(wanted.examAlerts
      ? examAlertsOn({ plan, subjects, progress, day }).map((content) => ({
          id: `exam/${content.examDay}/${content.daysLeft}/${content.subject}`,
          content,
          day,
          ...examAlertTime,
        }))
      : []),
    ...(wanted.examAlerts
      ? dueAlertsOn({ plan, due, progress, day }).map((content) => ({
          id: `due/${content.examDay}/${content.daysLeft}/${content.work.id}`,
          content,
          day,
          ...examAlertTime,
        }))
      : []),
    ...(wanted.weeklyDigest && startOfWeek(day, firstDay) === addDays(day, -6)
      ? [
          {
            id: `digest/${day}`,
            content: weeklyDigestOn({ plan, subjects, progress, due, lastDay: day }),
            day,
            ...digestTime,
          },
        ]
      : []),
  ]);
