import type { Exam } from "./exams.ts";
import type { SessionUnits } from "./session-units.ts";
import { spacingWindows } from "./spacing-windows.ts";
import { addTo, floatAt, intAt, sumOf } from "./typed-values.ts";

/** The reference of one exam's course, in units, locked sessions included. */
export interface ExamFrame {
  readonly deadline: number;
  /** The day before an exam; -1 for due work. */
  readonly eve: number;
  /** The total need. */
  readonly need: number;
  /** The part to plan beside the fixed sessions, in whole units. */
  readonly open: number;
  /** Its part in the terms that are weighed by exam; the parts of all make 1. */
  readonly part: number;
  /** Of each day: fixed units, and those up to its evening. */
  readonly fixed: Float64Array;
  readonly fixedBy: Float64Array;
  readonly hasFixed: boolean;
  /** Of each day: most units beside the fixed ones. */
  readonly most: Float64Array;
  /** The cumulative target by evening, with a tolerance. */
  readonly pace: Float64Array;
  readonly tolerance: number;
  /** Due work should be done before this day: from its last evening on nothing is tolerated. */
  readonly aim: number;
  /** Total shortfall of an untouched course; 0 if the need is too small for a pace. */
  readonly paceNorm: number;
  readonly windowOf: Int32Array;
  /** Windows that could be touched. */
  readonly windowLimit: number;
  /** The part of each window in the last weeks before the exam, by squares: one long gap is worse than two short ones. */
  readonly lastParts: Float64Array;
  /** Units on one day that still count as spread. */
  readonly massedLimit: number;
  /** Due work that is done in one sitting where a day has room: its units, else 0. */
  readonly sitting: number;
  /** Its last study days, and the units that make each of them a day of review. */
  readonly reviewDays: ReadonlySet<number>;
  readonly reviewUnits: number;
  /** Sessions of the plan before on each day, in units; none in a first plan. */
  readonly before: readonly (readonly number[])[];
}

const reviewed = { days: 2, mostMinutes: 150, part: 0.15 } as const;
const toleranceMinutes = 60;
/** Days before an exam in which a long gap counts most. */
const lastDays = 21;
const spreadMinutes = 120;
/** Due work up to this length is done in one sitting. */
const sittingMinutes = 90;
/** Essays and projects are written in longer stretches than a subject is learned in. */
const spreadTaskMinutes = 180;

export const examFrameOf = (
  { deadline, task }: Exam,
  given: Pick<ExamFrame, "open" | "need" | "part" | "pace" | "fixed" | "most" | "before">,
  /** Units that each day can hold. */
  capacity: Float64Array,
  { unit, shortest }: SessionUnits,
): ExamFrame => {
  const { open, need, pace, fixed, most } = given;
  const tolerance = toleranceMinutes / unit;
  const isLearned = task === undefined || task.input.isQuiz === true;
  const isSitting = task !== undefined && open * unit <= sittingMinutes;
  const isUsable = (day: number) => floatAt(capacity, day) > 0 && floatAt(most, day) > 0;
  const usable = Array.from({ length: deadline }, (_, day) => day).filter(
    (day) => isUsable(day) || floatAt(fixed, day) > 0,
  );
  // Other due work is done once: it is not spaced or reviewed.
  const windowOf = isLearned ? spacingWindows(deadline) : new Int32Array(deadline);
  const windows = new Set(usable.map((day) => windowOf[day])).size;
  const daysOf = new Float64Array(intAt(windowOf, 0) + 1);
  const last = usable.filter((day) => isLearned && day >= deadline - lastDays);
  for (const day of last) addTo(daysOf, intAt(windowOf, day), 1);
  const squares = sumOf(daysOf.map((days) => days ** 2));
  let done = 0;
  const fixedBy = fixed.map((units) => {
    done += units;
    return done;
  });
  return {
    deadline,
    eve: task === undefined ? deadline - 1 : -1,
    ...given,
    fixedBy,
    hasFixed: done > 0,
    tolerance,
    aim: task?.aim ?? deadline + 1,
    paceNorm: isSitting ? 0 : sumOf(pace.map((units) => Math.max(units - tolerance, 0))),
    sitting: isSitting ? open : 0,
    windowOf,
    windowLimit: Math.max(1, Math.min(windows, Math.floor(need / shortest))),
    lastParts: daysOf.map((days) => days ** 2 / Math.max(squares, 1)),
    massedLimit: Math.max(
      (task === undefined ? spreadMinutes : spreadTaskMinutes) / unit,
      (1.5 * need) / Math.max(usable.length, 1),
    ),
    reviewDays: new Set(isLearned ? usable.slice(-reviewed.days) : []),
    reviewUnits: Math.min(
      reviewed.mostMinutes / unit,
      Math.max(Math.ceil(reviewed.part * need), shortest),
    ),
  };
};
