import type { CalendarDay } from "@smart-planner/planner/model";
import { dayOf, partsOf } from "@smart-planner/planner/time";

export interface Moment {
  readonly day: CalendarDay;
  readonly minuteOfDay: number;
}

export const momentOf = (date: Date): Moment => {
  const day = dayOf({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  });
  if (day === undefined) throw new RangeError("The clock of this device shows no usable date");
  return { day, minuteOfDay: date.getHours() * 60 + date.getMinutes() };
};

export const systemClock = {
  /** Read once per action, so that one action never sees two days. */
  now: () => momentOf(new Date()),
  /** ISO in UTC, for marks that no rule depends on. */
  timestamp: () => new Date().toISOString(),
  /** In this browser's time zone. */
  momentOf: (timestamp: string) => momentOf(new Date(timestamp)),
  momentAt: (instant: number) => momentOf(new Date(instant)),
  /** Across clock changes; negative if past. */
  millisecondsUntil({ day, minuteOfDay }: Moment): number {
    const { year, month, day: dayOfMonth } = partsOf(day);
    return new Date(year, month - 1, dayOfMonth, 0, minuteOfDay).getTime() - Date.now();
  },
  timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
};

export type Clock = typeof systemClock;
