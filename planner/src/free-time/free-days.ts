import type { CalendarDay, PlanningWishes, Weekday } from "../model.ts";
import { dayNumberOf, dayOfNumber, weekdayOf } from "../time/calendar-day.ts";
import type { Availability } from "./busy-week.ts";
import { type Interval, subtractIntervals } from "./intervals.ts";
import { type WeekPattern, weekPatternOf } from "./week-pattern.ts";

export interface FreeDay {
  readonly day: CalendarDay;
  readonly weekday: Weekday;
  /** In order, apart from each other; two days with the same pattern share one array. */
  readonly free: readonly Interval[];
}

interface Moment {
  readonly today: CalendarDay;
  /** Minutes since midnight; of today only what comes after is free. */
  readonly minuteOfDay: number;
}

interface FreeOnInputs extends Moment {
  readonly day: CalendarDay;
  readonly week: WeekPattern;
  readonly wishes: PlanningWishes | undefined;
}

const nothing: readonly Interval[] = [];

const freeOn = ({ day, week, wishes, today, minuteOfDay }: FreeOnInputs): readonly Interval[] => {
  if (day < today || wishes?.datesOff.includes(day)) return nothing;
  const free = week[weekdayOf(day)];
  return day === today ? subtractIntervals(free, [{ start: 0, end: minuteOfDay }]) : free;
};

/** Free time on one calendar day; none in the past. */
export const freeTimeOn = ({
  day,
  availability,
  ...moment
}: Moment & {
  readonly day: CalendarDay;
  readonly availability: Availability;
}): readonly Interval[] =>
  freeOn({ day, week: weekPatternOf(availability), wishes: availability.wishes, ...moment });

/** Free time on each of `days` calendar days, today first. */
export const freeDaysFrom = ({
  availability,
  days,
  ...moment
}: Moment & {
  readonly availability: Availability;
  readonly days: number;
}): readonly FreeDay[] => {
  const week = weekPatternOf(availability);
  const first = dayNumberOf(moment.today);
  return Array.from({ length: Math.max(Math.floor(days), 0) }, (_, index) => {
    const day = dayOfNumber(first + index);
    const free = freeOn({ day, week, wishes: availability.wishes, ...moment });
    return { day, weekday: weekdayOf(day), free };
  });
};
