import type { CalendarDay } from "@smart-planner/planner/model";
import { dayOf, partsOf } from "@smart-planner/planner/time";

export interface Moment {
  /** The browser's local day. */
  readonly day: CalendarDay;
  /** Minutes since local midnight. */
  readonly minuteOfDay: number;
}

export interface Clock {
  /** Read once per action, so that one action never sees two days. */
  now(): Moment;
  /** An ISO time in UTC, for marks that no rule depends on. */
  timestamp(): string;
  /** When something happened, as this browser's clock would have shown it. */
  momentOf(timestamp: string): Moment;
  /** The same for milliseconds since 1970. */
  momentAt(instant: number): Moment;
  /** How long until the clock on the wall shows this moment, across clock changes; negative when past. */
  millisecondsUntil(moment: Moment): number;
  /** An IANA name such as `Europe/Vienna`. */
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
