import type { CalendarDay, Commitment } from "../model.ts";
import { addDays, daysBetween } from "../time/calendar-day.ts";
import { minutesPerDay, parseClock } from "../time/clock-time.ts";
import { isOnDay } from "./commitment-dates.ts";
import type { DatedEvent } from "./dated-event.ts";

/** A time of one date that cannot be used; an end past midnight reaches into the next day. */
export interface DatedBusyTime {
  readonly day: CalendarDay;
  readonly start: number;
  readonly end: number;
  /** In words that can follow "runs into". */
  readonly because: string;
}

/** Days without study, both ends included. */
export interface DaysOff {
  readonly name: string;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** A calendar as the planner sees it. */
export interface StudentCalendar {
  readonly name: string;
  readonly countsAsBusy: boolean;
  /** Whether its all-day events take their days; not yet said counts as no. */
  readonly allDayIsBusy: boolean;
  readonly events: readonly DatedEvent[];
}

export interface StudentDates {
  readonly commitments: readonly Commitment[];
  readonly calendars: readonly StudentCalendar[];
  readonly daysOff: readonly DaysOff[];
}

const commitmentTimes = (
  commitments: readonly Commitment[],
  from: CalendarDay,
  days: number,
): readonly DatedBusyTime[] =>
  commitments.flatMap((commitment) => {
    const start = parseClock(commitment.startTime);
    const end = parseClock(commitment.endTime);
    if (start === undefined || end === undefined) return [];
    const last = end > start ? end : end + minutesPerDay;
    // From the day before: what passes midnight reaches into the first day.
    return Array.from({ length: days + 1 }, (_, index) => addDays(from, index - 1))
      .filter((day) => isOnDay(commitment, day))
      .map((day) => ({ day, start, end: last, because: commitment.name }));
  });

const calendarTimes = (
  { events, name, countsAsBusy, allDayIsBusy }: StudentCalendar,
  from: CalendarDay,
  to: CalendarDay,
): readonly DatedBusyTime[] =>
  countsAsBusy
    ? events
        .filter(
          ({ day, start, end, allDay }) =>
            day >= from && day < to && (allDay ? allDayIsBusy : end > start),
        )
        .map(({ day, start, end, title }) => ({ day, start, end, because: title.trim() || name }))
    : [];

/**
 * Everything of a student's life that has dates, for planning from a day on: commitments of every week
 * stay what they are, all others become busy times of single dates; days off are dates.
 */
export const datedBusyTimesOf = ({
  dates: { commitments, calendars, daysOff },
  from,
  to,
}: {
  readonly dates: StudentDates;
  readonly from: CalendarDay;
  /** Exclusive. */
  readonly to: CalendarDay;
}) => {
  const dated = commitments.filter(({ dates }) => dates !== undefined);
  const off = new Set<CalendarDay>();
  for (const range of daysOff) {
    const first = range.from > from ? range.from : from;
    for (let day = first; day <= range.to && day < to; day = addDays(day, 1)) off.add(day);
  }
  return {
    weekly: commitments.filter(({ dates }) => dates === undefined),
    busy: [
      ...commitmentTimes(dated, from, Math.max(0, daysBetween(from, to))),
      ...calendars.flatMap((calendar) => calendarTimes(calendar, from, to)),
    ],
    off: [...off].sort(),
  };
};
