import type { CalendarDay } from "../model.ts";
import { gapMinutes } from "../timeline/place-day.ts";
import type { Interval } from "./intervals.ts";

/** Time on one day that a session holds already; in minutes from midnight. */
export interface TakenTime extends Interval {
  readonly day: CalendarDay;
}

/** What is taken on a day, with the gap that sessions keep around them. */
export const takenOn = (
  taken: readonly TakenTime[] | undefined,
  day: CalendarDay,
): { readonly minutes: number; readonly intervals: readonly Interval[] } => {
  const onDay = (taken ?? []).filter((time) => time.day === day);
  return {
    minutes: onDay.reduce((total, { start, end }) => total + end - start, 0),
    intervals: onDay.map(({ start, end }) => ({
      start: start - gapMinutes,
      end: end + gapMinutes,
    })),
  };
};
