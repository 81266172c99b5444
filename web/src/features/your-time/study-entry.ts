import type { CalendarDay } from "@smart-planner/planner/model";
import { type StudyRecord, secondsOf, stretchesOf } from "@smart-planner/planner/progress";
import { formatClock, parseClock, parseDay } from "@smart-planner/planner/time";
import type { yourTimeWords } from "@smart-planner/words/en/your-time";

/** A piece of study as typed. */
export interface StudyEntry {
  readonly subject: string;
  readonly day: string;
  readonly startTime: string;
  readonly minutes: string;
}

export const mostMinutes = 16 * 60;

export type EntryErrors = Partial<Record<"day" | "startTime" | "minutes", string>>;

export const entryOf = (record: StudyRecord): StudyEntry => ({
  subject: record.subject,
  day: record.stretches[0]?.day ?? "",
  startTime: formatClock(record.stretches[0]?.startMinute ?? 0),
  minutes: String(Math.round(secondsOf(record) / 60)),
});

export const entryErrorsOf = (
  words: typeof yourTimeWords,
  entry: StudyEntry,
  now: { readonly day: CalendarDay; readonly minuteOfDay: number },
): EntryErrors => {
  const day = parseDay(entry.day);
  const startMinute = parseClock(entry.startTime);
  const minutes = Number(entry.minutes);
  return {
    ...(day === undefined ? { day: words.missingDay } : {}),
    ...(day !== undefined && day > now.day ? { day: words.dayToCome } : {}),
    ...(startMinute === undefined ? { startTime: words.missingTime } : {}),
    // Counted as studied, it would fill a day that is not over yet.
    ...(day === now.day && startMinute !== undefined && startMinute > now.minuteOfDay
      ? { startTime: words.timeToCome }
      : {}),
    ...(Number.isFinite(minutes) && minutes >= 1 && minutes <= mostMinutes
      ? {}
      : { minutes: words.minutesRange(mostMinutes) }),
  };
};

/**
 * Values of a record beside the typed ones. Session, chapter and planned length belong to its
 * subject: with another subject they would be wrong.
 */
const knownBesides = (subject: string, before: StudyRecord): Partial<StudyRecord> =>
  subject === before.subject.trim() ? before : { source: before.source };

/**
 * The record of an entry without errors; with its subject, other known fields of its session stay.
 */
export const recordOfEntry = (entry: StudyEntry, before?: StudyRecord): StudyRecord | undefined => {
  const day = parseDay(entry.day);
  const startMinute = parseClock(entry.startTime);
  if (day === undefined || startMinute === undefined) return undefined;
  const subject = entry.subject.trim();
  const typed = before === undefined ? undefined : entryOf(before);
  const isSameLength = typed?.minutes === entry.minutes;
  const isSameTime = typed?.day === entry.day && typed.startTime === entry.startTime;
  // Opened and saved without a change, a timer's seconds are not rounded to minutes, nor its pauses lost.
  const seconds =
    before !== undefined && isSameLength
      ? secondsOf(before)
      : Math.round(Number(entry.minutes) * 60);
  return {
    source: "hand",
    ...(before === undefined ? {} : knownBesides(subject, before)),
    subject,
    stretches:
      before !== undefined && isSameLength && isSameTime
        ? before.stretches
        : stretchesOf({ day, startMinute, seconds }),
  };
};
