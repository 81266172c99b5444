import type { Problem } from "../problem/problem.ts";
import type { TimedSession } from "../problem/timed-session.ts";

/** One exam on one day, locked sessions included. */
export interface CourseDay {
  /** Units; parts of one if a session is not a whole number of them. */
  readonly units: number;
  readonly isUneven: boolean;
}

const nothing: CourseDay = { units: 0, isUneven: false };

const courseDayOf = (minutes: readonly number[], unit: number): CourseDay => ({
  units: minutes.reduce((sum, each) => sum + each, 0) / unit,
  isUneven: minutes.length > 1 && Math.max(...minutes) >= 2 * Math.min(...minutes),
});

/** An exam's course through the days before it, from the sessions of a plan and those that are fixed. */
export const courseOf = (
  { frame, units }: Problem,
  sessions: readonly TimedSession[],
  exam: number,
): readonly CourseDay[] => {
  const { deadline = 0, fixed } = frame.exams[exam] ?? {};
  const own = Map.groupBy(
    sessions.filter((session) => session.exam === exam),
    ({ day }) => day,
  );
  return Array.from({ length: deadline }, (_, day) => {
    const set = (fixed?.[day] ?? 0) * units.unit;
    const minutes = [...(set > 0 ? [set] : []), ...(own.get(day) ?? []).map((one) => one.minutes)];
    return minutes.length === 0 ? nothing : courseDayOf(minutes, units.unit);
  });
};
