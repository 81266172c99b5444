import { totalMinutes } from "../../time/total-minutes.ts";
import { comfortOf } from "../problem/comfort.ts";
import type { Problem } from "../problem/problem.ts";
import { partsFrom, type QualityParts, qualityTermNames, termOf } from "../problem/scoring.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import { floatAt, intAt, itemAt } from "../problem/typed-values.ts";
import { type CourseDay, courseOf } from "./course.ts";

export interface PlanQuality {
  /** 0 to 1. */
  readonly total: number;
  /** Each 0 to 1, before it is weighed. */
  readonly parts: QualityParts;
}

const within = (value: number): number => Math.min(Math.max(value, 0), 1);

export const sumParts = (all: readonly QualityParts[]): QualityParts =>
  partsFrom((term) => all.reduce((sum, parts) => sum + parts[term], 0));

/** An exam's contribution to each term. */
export const examPartsOf = (
  { frame }: Problem,
  exam: number,
  course: readonly CourseDay[],
): QualityParts => {
  const own = itemAt(frame.exams, exam);
  let total = 0;
  const done = course.map(({ units }) => {
    total += units;
    return total;
  });
  const touched = new Set(
    course.flatMap(({ units }, day) => (units > 0 ? [intAt(own.windowOf, day)] : [])),
  );
  return partsFrom((name) => {
    const term = termOf(name);
    let value = term.total?.(own, total, frame) ?? 0;
    for (const window of touched) value += term.window?.(own, window) ?? 0;
    for (const [day, { units, isUneven }] of course.entries()) {
      const open = units - floatAt(own.fixed, day);
      value += term.cell?.({ exam: own, day, units, open, lengths: [], isUneven }, frame) ?? 0;
      const hinge = term.evening?.(own, day);
      if (hinge === undefined) continue;
      value -= hinge.late * Math.max(hinge.low - (done[day] ?? 0), 0);
      value -= hinge.early * Math.max((done[day] ?? 0) - hinge.high, 0);
    }
    return value;
  });
};

/** A day's contribution to the terms about days, locked sessions included. */
export const dayPartsOf = (
  { frame, days, units, preferredOf }: Problem,
  day: number,
  sessions: readonly TimedSession[],
): QualityParts => {
  const own = itemAt(frame.days, day);
  const { fixed, gapMinutes, free, noMeal } = itemAt(days, day);
  const load = own.fixedLoad + totalMinutes(sessions) / units.unit;
  const subjects = new Set(
    sessions.flatMap(({ exam }) =>
      floatAt(itemAt(frame.exams, exam).fixed, day) > 0 ? [] : [exam],
    ),
  ).size;
  const timed: readonly (Pick<TimedSession, "start" | "minutes"> & { readonly exam?: number })[] = [
    ...sessions,
    ...fixed.map(({ start, minutes }) => ({ start, minutes })),
  ];
  const comfort = comfortOf({
    sessions: timed,
    preferredOf: ({ exam = -1 }) => preferredOf(exam),
    gapMinutes,
    free,
    noMeal,
  });
  return partsFrom((name) => {
    const term = termOf(name);
    return (
      (term.day?.(own, load, subjects + own.fixedExams, frame) ?? 0) +
      comfort * (term.comfort?.(frame) ?? 0)
    );
  });
};

/** How good a plan that keeps every guarantee is, fixed sessions included. */
export const qualityOf = (problem: Problem, sessions: readonly TimedSession[]): PlanQuality => {
  const isEmpty = sessions.length === 0 && problem.days.every(({ fixed }) => fixed.length === 0);
  if (isEmpty) return { total: 0, parts: partsFrom(() => 0) };
  const byDay = Map.groupBy(sessions, ({ day }) => day);
  const sums = sumParts([
    ...problem.exams.map((_, exam) =>
      examPartsOf(problem, exam, courseOf(problem, sessions, exam)),
    ),
    ...problem.days.map((_, day) => dayPartsOf(problem, day, byDay.get(day) ?? [])),
  ]);
  // One very negative part must not make an otherwise good plan worthless.
  const parts = partsFrom((name) => within(sums[name]));
  const total = qualityTermNames.reduce((sum, name) => sum + termOf(name).weight * parts[name], 0);
  return { total: within(total), parts };
};
