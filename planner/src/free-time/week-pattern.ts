import type { AvailabilityGrid, Weekday } from "../model/model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { type Availability, busyWeekOf } from "./busy-week.ts";
import {
  type Interval,
  intersectIntervals,
  mergeIntervals,
  subtractIntervals,
} from "./intervals.ts";

export type WeekPattern = Readonly<Record<Weekday, readonly Interval[]>>;

const wholeDay: readonly Interval[] = [{ start: 0, end: minutesPerDay }];

/** `undefined` if none is painted: the whole day is open. */
export const paintedFreeTimeOn = (
  grid: AvailabilityGrid,
  weekday: number,
): readonly Interval[] | undefined => {
  const blocks = Object.values(grid).filter(({ day, type }) => day === weekday && type === "free");
  if (blocks.length === 0) return undefined;
  return mergeIntervals(blocks.map(({ hour }) => ({ start: hour * 60, end: hour * 60 + 60 })));
};

export const weekPatternOf = (availability: Availability): WeekPattern => {
  const busy = busyWeekOf(availability);
  const freeOn = (weekday: Weekday): readonly Interval[] => {
    if (availability.wishes?.weekdaysOff.includes(weekday)) return [];
    const open = paintedFreeTimeOn(availability.grid, weekday) ?? wholeDay;
    return intersectIntervals(subtractIntervals(open, busy[weekday]), wholeDay);
  };
  return {
    0: freeOn(0),
    1: freeOn(1),
    2: freeOn(2),
    3: freeOn(3),
    4: freeOn(4),
    5: freeOn(5),
    6: freeOn(6),
  };
};
