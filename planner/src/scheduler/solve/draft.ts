import type { Problem } from "../problem/problem.ts";
import type { ExamTables } from "../problem/score-tables.ts";
import { addTo, floatAt, intAt, itemAt } from "../problem/typed-values.ts";

/** A plan in the making: each exam's split of each day, and the values derived from it. */
export interface Draft {
  readonly problem: Problem;
  readonly days: number;
  /** Split of an exam on a day, at `exam * days + day`; the same place in `done` and `touched`. */
  readonly split: Int32Array;
  /** Units of an exam done by the end of a day, beside fixed sessions. */
  readonly done: Int32Array;
  readonly total: Int32Array;
  /** Sessions of a day as a state of its oracle. */
  readonly state: Int32Array;
  /** Exams on a day, fixed sessions included. */
  readonly subjects: Int32Array;
  /** Days on which a spacing window is touched, at `exam * days + window`. */
  readonly touched: Int32Array;
  /** Units on a day of due work that shares a part of it. */
  readonly limited: Int32Array;
}

export const examTables = ({ problem }: Draft, exam: number): ExamTables =>
  itemAt(problem.tables.exams, exam);

export const oracleOn = ({ problem }: Draft, day: number) => itemAt(problem.days, day).oracle;

export const emptyDraft = (problem: Problem): Draft => {
  const days = problem.days.length;
  const cells = problem.exams.length * days;
  const touched = new Int32Array(cells);
  for (const [exam, { fixed, windowOf, deadline }] of problem.frame.exams.entries())
    for (let day = 0; day < deadline; day++)
      if (floatAt(fixed, day) > 0) addTo(touched, exam * days + intAt(windowOf, day), 1);
  return {
    problem,
    days,
    split: new Int32Array(cells),
    done: new Int32Array(cells),
    total: new Int32Array(problem.exams.length),
    state: new Int32Array(days),
    subjects: Int32Array.from(problem.frame.days, ({ fixedExams }) => fixedExams),
    touched,
    limited: new Int32Array(days),
  };
};

export const splitAt = (draft: Draft, exam: number, day: number): number =>
  intAt(draft.split, exam * draft.days + day);

export const amountOf = ({ problem }: Draft, split: number): number =>
  problem.units.splits[split]?.units ?? 0;

export const unitsOn = (draft: Draft, exam: number, day: number): number =>
  amountOf(draft, splitAt(draft, exam, day));

/** Whether an exam has a fixed session on a day: one more then adds no subject to it. */
const isThere = ({ problem }: Draft, exam: number, day: number): boolean => {
  const fixed = problem.frame.exams[exam]?.fixed;
  return fixed !== undefined && floatAt(fixed, day) > 0;
};

/** By how many the subjects of a day grow when an exam changes from one split to another. */
export const subjectsAdded = (
  draft: Draft,
  exam: number,
  day: number,
  from: number,
  to: number,
): number => (from > 0 === to > 0 || isThere(draft, exam, day) ? 0 : to > 0 ? 1 : -1);

export const dayValue = (draft: Draft, day: number, state: number, subjects: number): number => {
  const { width, values } = itemAt(draft.problem.tables.days, day);
  const oracle = oracleOn(draft, day);
  return (
    floatAt(values, subjects * width + oracle.load(state)) +
    draft.problem.tables.comfort * oracle.comfort(state)
  );
};

/** Gives an exam a split on a day whose next `state` is already known. */
export const setSplit = (
  draft: Draft,
  exam: number,
  day: number,
  split: number,
  state: number,
): void => {
  const cell = exam * draft.days + day;
  const { windowOf, deadline } = examTables(draft, exam);
  const old = intAt(draft.split, cell);
  const change = amountOf(draft, split) - amountOf(draft, old);
  addTo(
    draft.touched,
    exam * draft.days + intAt(windowOf, day),
    (split > 0 ? 1 : 0) - (old > 0 ? 1 : 0),
  );
  addTo(draft.subjects, day, subjectsAdded(draft, exam, day, old, split));
  draft.split[cell] = split;
  draft.state[day] = state;
  addTo(draft.total, exam, change);
  if (change === 0) return;
  if (draft.problem.isLimited(exam, day)) addTo(draft.limited, day, change);
  const end = exam * draft.days + deadline;
  for (let at = cell; at < end; at++) addTo(draft.done, at, change);
};

/** Whether the rules for an exam, and other due work on a day that it shares, allow such an amount of it there. */
export const isAllowed = (draft: Draft, exam: number, day: number, units: number): boolean => {
  const { frame, isLimited, mostLimited } = draft.problem;
  const most = frame.exams[exam]?.most;
  if (most === undefined || units > floatAt(most, day)) return false;
  if (!isLimited(exam, day)) return true;
  const beside = intAt(draft.limited, day) - unitsOn(draft, exam, day);
  return beside + units <= floatAt(mostLimited, day);
};

/** Replaces the exam's split of that day; returns false if it does not fit. */
export const trySplit = (draft: Draft, exam: number, day: number, split: number): boolean => {
  if (!isAllowed(draft, exam, day, amountOf(draft, split))) return false;
  const oracle = oracleOn(draft, day);
  const rest = oracle.without(intAt(draft.state, day), splitAt(draft, exam, day));
  const state = oracle.with(rest, split);
  if (state < 0) return false;
  setSplit(draft, exam, day, split, state);
  return true;
};

export const examValue = (draft: Draft, exam: number): number => {
  const tables = examTables(draft, exam);
  const { deadline, cells, low, high, late, early } = tables;
  const base = exam * draft.days;
  let value = floatAt(tables.totals, intAt(draft.total, exam));
  for (let day = 0; day < deadline; day++) {
    const done = intAt(draft.done, base + day);
    value -= floatAt(late, day) * Math.max(floatAt(low, day) - done, 0);
    value -= floatAt(early, day) * Math.max(done - floatAt(high, day), 0);
    value += cells[day]?.[intAt(draft.split, base + day)] ?? 0;
    if (intAt(draft.touched, base + day) > 0) value += floatAt(tables.windowGains, day);
  }
  return value;
};

/** The parts of the objective that an exam's split on a day changes. */
export const valueBeside = (draft: Draft, exam: number, day: number): number =>
  examValue(draft, exam) +
  dayValue(draft, day, intAt(draft.state, day), intAt(draft.subjects, day));

/** The objective of the search: quality, guarantees, closeness to the plan before. */
export const draftValue = (draft: Draft): number => {
  let value = 0;
  for (let day = 0; day < draft.days; day++)
    value += dayValue(draft, day, intAt(draft.state, day), intAt(draft.subjects, day));
  for (let exam = 0; exam < draft.total.length; exam++) value += examValue(draft, exam);
  return value;
};

const parts = ["split", "done", "total", "state", "subjects", "touched", "limited"] as const;

export const copyDraft = (from: Draft, to: Draft): void => {
  for (const part of parts) to[part].set(from[part]);
};
