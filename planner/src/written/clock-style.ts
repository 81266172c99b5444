import { minutesPerDay } from "../time/clock-time.ts";
import type { WrittenRange, WrittenTime } from "./clock-times.ts";

/** How a text writes its hours. */
export interface ClockStyle {
  /** No hour that only a 24-hour clock has: 1:00 to 6:59 without am or pm is after noon. */
  readonly afternoonHours: boolean;
}

const halfDay = minutesPerDay / 2;

export const clockStyleOf = (times: readonly WrittenTime[]): ClockStyle => ({
  afternoonHours: !times.some((time) => time.twentyFour),
});

const minutesOf = (time: WrittenTime, half = time.half): number =>
  half === undefined
    ? time.hour * 60 + time.minute
    : (time.hour % 12) * 60 + time.minute + (half === "pm" ? halfDay : 0);

/** Minutes from midnight. */
export const resolveTime = (time: WrittenTime, { afternoonHours }: ClockStyle): number =>
  time.half === undefined && afternoonHours && time.hour >= 1 && time.hour < 7
    ? minutesOf(time, "pm")
    : minutesOf(time);

const isPlain = (time: WrittenTime): boolean =>
  time.half === undefined && !time.twentyFour && time.hour < 24;

/** The first moment after `start` that the written time can mean. */
export const earliestAfter = (time: WrittenTime, start: number): number => {
  const written = minutesOf(time);
  const step = isPlain(time) ? halfDay : minutesPerDay;
  const wait = Math.max(0, Math.floor((start - written) / step) + 1);
  return written + wait * step;
};

/**
 * Start and end in minutes from midnight; an end beyond midnight is above 1440. A range without
 * length gives `undefined`.
 */
export const resolveRange = (
  { start, end }: WrittenRange,
  style: ClockStyle,
): { readonly start: number; readonly end: number } | undefined => {
  if (start.hour === end.hour && start.minute === end.minute && start.half === end.half)
    return undefined;
  if (end.half !== undefined && isPlain(start)) {
    const endMinutes = minutesOf(end);
    const same = minutesOf(start, end.half);
    const other = minutesOf(start, end.half === "am" ? "pm" : "am");
    const from = same < endMinutes ? same : other;
    return { start: from, end: endMinutes > from ? endMinutes : endMinutes + minutesPerDay };
  }
  const from = resolveTime(start, style);
  const to =
    isPlain(end) && (start.half !== undefined || style.afternoonHours)
      ? earliestAfter(end, from)
      : resolveTime(end, style);
  return { start: from, end: to > from ? to : to + minutesPerDay };
};
