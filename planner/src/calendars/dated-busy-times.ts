import type { CalendarDay } from "../model.ts";
import { addDays } from "../time/calendar-day.ts";
import type { DatedBusyTime } from "./dated-commitment-times.ts";
import type { DatedEvent } from "./dated-event.ts";

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

const timesOf = ({
  events,
  name,
  countsAsBusy,
  allDayIsBusy,
}: StudentCalendar): readonly DatedBusyTime[] =>
  countsAsBusy
    ? events
        .filter(({ start, end, allDay }) => (allDay ? allDayIsBusy : end > start))
        .map(({ day, start, end, title }) => ({ day, start, end, because: title.trim() || name }))
    : [];

/** What a student's calendars and days off take of the dates from a day on. */
export const datedBusyTimesOf = ({
  calendars,
  daysOff,
  from,
  to,
}: {
  readonly calendars: readonly StudentCalendar[];
  readonly daysOff: readonly DaysOff[];
  readonly from: CalendarDay;
  /** Exclusive. */
  readonly to: CalendarDay;
}) => {
  const off = new Set<CalendarDay>();
  for (const range of daysOff) {
    const first = range.from > from ? range.from : from;
    for (let day = first; day <= range.to && day < to; day = addDays(day, 1)) off.add(day);
  }
  const busy = calendars.flatMap(timesOf).filter(({ day }) => day >= from && day < to);
  return { busy, off: [...off].sort() };
};
