import type { CalendarDay, ProgressMap, StudyPlan, Subject } from "../model/model.ts";
import { weekdayOf } from "../time/day-number.ts";
import { type ExamAlert, examAlertsOn } from "./exam-alerts.ts";
import { type StudyReminder, studyRemindersOn } from "./study-reminders.ts";
import { type WeeklyDigest, weeklyDigestOn } from "./weekly-digest.ts";

/** A line to start the day; which one is up to whoever tells it. */
export interface MorningQuote {
  readonly kind: "morningQuote";
}

/** What a student wants to hear of. */
export interface WantedNotifications {
  readonly studyReminders: boolean;
  readonly examAlerts: boolean;
  readonly weeklyDigest: boolean;
  readonly motivationalQuotes: boolean;
}

/** Something to tell the student, and when by their own clock. */
export interface Occasion {
  /** The same occasion always has the same id, so that nobody hears of it twice. */
  readonly id: string;
  readonly content: StudyReminder | ExamAlert | WeeklyDigest | MorningQuote;
  readonly day: CalendarDay;
  /** Minutes from midnight by the student's clock. */
  readonly minute: number;
  /** It is told from so many minutes before that moment... */
  readonly opensBefore: number;
  /** ...until so many minutes after it; later it would be of no use. */
  readonly closesAfter: number;
}

export interface OccasionInputs {
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly progress: ProgressMap;
  readonly wanted: WantedNotifications;
  readonly days: readonly CalendarDay[];
}

export const reminderLeadMinutes = 15;

const hour = 60;
const quoteTime = { minute: 7 * hour, opensBefore: 0, closesAfter: 5 * hour };
const examAlertTime = { minute: 8 * hour, opensBefore: 0, closesAfter: 14 * hour };
const digestTime = { minute: 18 * hour, opensBefore: 0, closesAfter: 5 * hour };
const sunday = 6;

/** Everything that these days bring for the student; what is ticked off needs no reminder. */
export const occasionsOf = ({
  plan,
  subjects,
  progress,
  wanted,
  days,
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
      ? studyRemindersOn({ plan, progress, day }).map(({ key, startMinute, content }) => ({
          id: `session/${key}/${content.startTime}`,
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
    ...(wanted.weeklyDigest && weekdayOf(day) === sunday
      ? [
          {
            id: `digest/${day}`,
            content: weeklyDigestOn({ plan, subjects, progress, sunday: day }),
            day,
            ...digestTime,
          },
        ]
      : []),
  ]);
