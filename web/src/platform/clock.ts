import type { CalendarDay } from "@smart-planner/planner/model";
import { dayOf, partsOf } from "@smart-planner/planner/time";

export interface Moment {
  readonly day: CalendarDay;
  readonly minuteOfDay: number;
}

export interface Clock {
  /** Read once per action, so that one action never sees two days. */
  now(): Moment;
  /** ISO in UTC, for marks that no rule depends on. */
  timestamp(): string;
  /** In this browser's time zone. */
  momentOf(timestamp: string): Moment;
  momentAt(instant: number): Moment;
  /** Across clock changes; negative if past. */
  millisecondsUntil(moment: Moment): number;
  timeZone(): string;
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

export const systemClock: Clock = {
  now: () => momentOf(new Date()),
  timestamp: () => new Date().toISOString(),
  momentOf: (timestamp) => momentOf(new Date(timestamp)),
  momentAt: (instant) => momentOf(new Date(instant)),
  millisecondsUntil({ day, minuteOfDay }) {
    const { year, month, day: dayOfMonth } = partsOf(day);
    return new Date(year, month - 1, dayOfMonth, 0, minuteOfDay).getTime() - Date.now();
  },
  timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
};
