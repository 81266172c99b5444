import { preferredMinutes } from "./place-with-wishes.ts";
import type { Problem } from "./problem.ts";
import { coverageOf, type QualityParts, termWeights } from "./quality-terms.ts";
import type { SubjectFrame } from "./subject-frame.ts";
import type { TimedSession } from "./timed-session.ts";

export interface PlanQuality {
  /** 0 to 1. */
  readonly total: number;
  /** Each 0 to 1, before it is weighed. */
  readonly parts: QualityParts;
}

export type SubjectParts = Pick<QualityParts, "coverage" | "pace" | "spacing" | "notMassed">;

const within = (value: number): number => Math.min(Math.max(value, 0), 1);

/** Units of one subject on each day before its deadline. */
export const courseOf = (
  { options, frames }: Problem,
  sessions: readonly TimedSession[],
  subject: number,
): Float64Array => {
  const course = new Float64Array(frames[subject]?.deadline ?? 0);
  for (const session of sessions)
    if (session.subject === subject && session.day < course.length)
      course[session.day] = (course[session.day] ?? 0) + session.minutes / options.unit;
  return course;
};

/** What a subject's course adds to each term. */
export const subjectPartsOf = (frame: SubjectFrame, course: Float64Array): SubjectParts => {
  const { deadline, need, part, paceLow, paceHigh, paceNorm, windowOf } = frame;
  const touched = new Set<number>();
  let [done, off, spread] = [0, 0, 0];
  for (let day = 0; day < deadline; day++) {
    const units = course[day] as number;
    done += units;
    off +=
      Math.max((paceLow[day] as number) - done, 0) +
      Math.max(done - (paceHigh[day] as number), 0) / 2;
    spread += Math.min(units, frame.massedLimit);
    if (units > 0) touched.add(windowOf[day] as number);
  }
  const covered = within(done / need);
  return {
    coverage: part * coverageOf(covered),
    pace: part * (paceNorm > 0 ? 1 - off / paceNorm : covered),
    spacing: part * within(touched.size / frame.windowLimit),
    notMassed: part * within(spread / need),
  };
};

/** What a day's sessions add to the two terms that concern days. */
export const dayPartsOf = (
  { frames, evenLoads, options, preferredOf }: Problem,
  day: number,
  sessions: readonly TimedSession[],
): Pick<QualityParts, "preferredTime" | "balance"> => {
  const totalUnits = options.unit * frames.reduce((sum, { need }) => sum + need, 0);
  const preferred = sessions.reduce(
    (sum, session) => sum + preferredMinutes(session, preferredOf(session.subject)),
    0,
  );
  const load = sessions.reduce((sum, { minutes }) => sum + minutes, 0);
  const limit = 1.2 * (evenLoads[day] ?? 0) * options.unit;
  return { preferredTime: preferred / totalUnits, balance: Math.min(load, limit) / totalUnits };
};

/** How good a plan that keeps every promise is. */
export const qualityOf = (problem: Problem, sessions: readonly TimedSession[]): PlanQuality => {
  const parts = { coverage: 0, pace: 0, spacing: 0, notMassed: 0, preferredTime: 0, balance: 0 };
  const add = (more: Partial<QualityParts>) => {
    for (const term of termNames) parts[term] += more[term] ?? 0;
  };
  if (sessions.length === 0) return { total: 0, parts };
  for (const [subject, frame] of problem.frames.entries())
    add(subjectPartsOf(frame, courseOf(problem, sessions, subject)));
  for (const [day, onDay] of Map.groupBy(sessions, (session) => session.day))
    add(dayPartsOf(problem, day, onDay));
  const total = termNames.reduce((sum, term) => sum + termWeights[term] * parts[term], 0);
  for (const term of termNames) parts[term] = within(parts[term]);
  return { total: within(total), parts };
};

export const termNames = [
  "coverage",
  "pace",
  "spacing",
  "notMassed",
  "preferredTime",
  "balance",
] as const;
