import { occurrencesOf, readCalendar, withoutOwnPlan } from "@smart-planner/calendar-files";
import { addDays, dayOfNumber, daysBetween, minutesPerDay } from "@smart-planner/planner/time";
import type { DraftRow } from "../table/draft-row.ts";
import { tidy } from "../text/subject-text.ts";
import { decodeText } from "./decode-text.ts";

export interface CalendarReading {
  readonly drafts: readonly DraftRow[];
  /** Events that could not be read. */
  readonly broken: number;
}

const dayMs = 86_400_000;
/** A rule without an end is followed for a year after the last event begins. */
const daysAfterLast = 366;

/**
 * The timed events of a calendar with their dates; times in UTC are shown by the reader's own
 * clock.
 */
export const icsRows = (bytes: Uint8Array, timeZone?: string): CalendarReading => {
  const read = readCalendar(decodeText(bytes), timeZone === undefined ? {} : { zone: timeZone });
  if (!read.ok) throw new Error(read.problem);
  const calendar = withoutOwnPlan(read.calendar);
  const days = calendar.events.map(({ start }) => Math.floor(start.wall / dayMs));
  if (days.length === 0) return { drafts: [], broken: calendar.unreadable.length };
  const first = days.reduce((least, day) => Math.min(least, day));
  const last = days.reduce((most, day) => Math.max(most, day));
  const { occurrences } = occurrencesOf({
    calendar,
    from: addDays(dayOfNumber(first), -2),
    to: addDays(dayOfNumber(last), daysAfterLast),
  });
  const drafts = occurrences.flatMap(({ title, start, end, allDay }): DraftRow[] => {
    const length = daysBetween(start.day, end.day) * minutesPerDay + end.minute - start.minute;
    if (allDay || length <= 0 || length >= minutesPerDay) return [];
    return [
      {
        days: [],
        date: start.day,
        subject: tidy(title).slice(0, 200).trim() || "?",
        time: { kind: "minutes", start: start.minute, end: start.minute + length },
      },
    ];
  });
  return { drafts, broken: calendar.unreadable.length };
};
