import type { CalendarDay, Weekday } from "../model/model.ts";
import { dayNumberOf, dayOfNumber, weekdayOf } from "../time/day-number.ts";
import type { Availability } from "./busy-week.ts";
import { type Interval, subtractIntervals } from "./intervals.ts";
import { weekPatternOf } from "./week-pattern.ts";

export interface FreeDay {
  readonly day: CalendarDay;
  readonly weekday: Weekday;
  readonly free: readonly Interval[];
}

interface FreeDaysInputs {
  readonly availability: Availability;
  readonly today: CalendarDay;
  readonly minuteOfDay: number;
  readonly days: number;
}

const nothing: readonly Interval[] = [];

export const freeDaysFrom = ({
  availability,
  today,
  minuteOfDay,
  days,
}: FreeDaysInputs): readonly FreeDay[] => {
  const week = weekPatternOf(availability);
  const first = dayNumberOf(today);
  const passed = [{ start: 0, end: minuteOfDay }];
  return Array.from({ length: Math.max(Math.floor(days), 0) }, (_, index) => {
    const day = dayOfNumber(first + index);
    const weekday = weekdayOf(day);
    const isOff = availability.wishes?.datesOff.includes(day) ?? false;
    const usual = isOff ? nothing : week[weekday];
    return { day, weekday, free: index === 0 ? subtractIntervals(usual, passed) : usual };
  });
};
