import type { Interval } from "../../free-time/intervals.ts";
import { minutesPerDay } from "../../time/clock-time.ts";

/** A session with its place in the calendar. */
export interface TimedSession {
  /** Index of its exam in the problem. */
  readonly exam: number;
  /** Days from today. */
  readonly day: number;
  /** Minutes from midnight. */
  readonly start: number;
  readonly minutes: number;
}

type Timed = Omit<TimedSession, "exam">;

/** The times of a day that sessions take with a gap on both sides; those of other days may reach into it. */
export const takenBy = (
  sessions: readonly Timed[],
  day: number,
  gapMinutes: number,
): readonly Interval[] =>
  sessions.map((session) => {
    const start = session.start + (session.day - day) * minutesPerDay;
    return { start: start - gapMinutes, end: start + session.minutes + gapMinutes };
  });

export const isWithin = (
  free: readonly Interval[],
  { start, minutes }: Pick<Timed, "start" | "minutes">,
): boolean => free.some((time) => time.start <= start && start + minutes <= time.end);
