import type { Exam } from "./exams.ts";
import type { SessionUnits } from "./session-units.ts";
import { idealGapDays } from "./spacing.ts";
import { floatAt, sumOf } from "./typed-values.ts";

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
  /** Whether it has a fixed session on another day than this one. */
  readonly hasFixedBeside: (day: number) => boolean;
  /** Of each day: most units beside the fixed ones. */
  readonly most: Float64Array;
  /** The cumulative target by evening, with a tolerance. */
  readonly pace: Float64Array;
  readonly tolerance: number;
  /** Due work should be done before this day: from its last evening on nothing is tolerated. */
  readonly aim: number;
  /** Total shortfall of an untouched course; 0 if the need is too small for a pace. */
  readonly paceNorm: number;
  /** Of each day: the ideal days between two sessions, and its part in spacing. */
  readonly idealGaps: Int32Array;
  readonly gapWeights: Float64Array;
  /** Units on one day that still count as spread. */
  readonly massedLimit: number;
  /** Due work that is done in one sitting where a day has room: its units, else 0. */
  readonly sitting: number;
  /** Its last study days, and the units that make each of them a day of review. */
  readonly reviewDays: ReadonlySet<number>;
  readonly reviewUnits: number;
  /** Sessions of the plan before on each day, in units; none in a first plan. */
  readonly before?: readonly (readonly number[])[];
}

const reviewed = { days: 2, mostMinutes: 150, part: 0.15 } as const;
const toleranceMinutes = 60;
/** Days before an exam in which a long gap counts most. */
const lastDays = 21;
/** How much of spacing is about them. */
const partOfLastDays = 0.8;
const spreadMinutes = 120;
/** Due work up to this length is done in one sitting. */
const sittingMinutes = 90;
/** Essays and projects are written in longer stretches than a subject is learned in. */
const spreadTaskMinutes = 180;

export const examFrameOf = ({
  exam,
  open,
  need,
  part,
  pace,
  fixed,
  most,
  capacity,
  units,
  before,
}: {
  readonly exam: Exam;
  readonly open: number;
  readonly need: number;
  readonly part: number;
  readonly pace: Float64Array;
  readonly fixed: Float64Array;
  readonly most: Float64Array;
  /** Units that each day can hold. */
  readonly capacity: Float64Array;
  readonly units: SessionUnits;
  readonly before: ExamFrame["before"];
}): ExamFrame => {
  const { deadline, task } = exam;
  const { unit, shortest } = units;
  const tolerance = toleranceMinutes / unit;
  const isSitting = task !== undefined && open * unit <= sittingMinutes;
  const isUsable = (day: number) => floatAt(capacity, day) > 0 && floatAt(most, day) > 0;
  const usable = Array.from({ length: deadline }, (_, day) => day).filter(
    (day) => isUsable(day) || floatAt(fixed, day) > 0,
  );
  // Due work is done once: it is not spaced or reviewed.
  const spaced = task === undefined ? usable : [];
  const last = spaced.filter((day) => day >= deadline - lastDays).length;
  const gapWeights = new Float64Array(deadline);
  for (const day of spaced)
    gapWeights[day] =
      (1 - partOfLastDays) / spaced.length +
      (day >= deadline - lastDays ? partOfLastDays / last : 0);
  let done = 0;
  const fixedBy = fixed.map((units) => {
    done += units;
    return done;
  });
  return {
    deadline,
    eve: task === undefined ? deadline - 1 : -1,
    need,
    open,
    part,
    fixed,
    fixedBy,
    hasFixed: done > 0,
    hasFixedBeside: (day) => done > floatAt(fixed, day),
    most,
    pace,
    tolerance,
    aim: task?.aim ?? deadline + 1,
    paceNorm: isSitting ? 0 : sumOf(pace.map((units) => Math.max(units - tolerance, 0))),
    sitting: isSitting ? open : 0,
    idealGaps: Int32Array.from({ length: deadline }, (_, day) =>
      task === undefined ? idealGapDays(deadline - day) : 1,
    ),
    gapWeights,
    massedLimit: Math.max(
      (task === undefined ? spreadMinutes : spreadTaskMinutes) / unit,
      (1.5 * need) / Math.max(usable.length, 1),
    ),
    reviewDays: new Set(task === undefined ? usable.slice(-reviewed.days) : []),
    reviewUnits: Math.min(
      reviewed.mostMinutes / unit,
      Math.max(Math.ceil(reviewed.part * need), shortest),
    ),
    ...(before === undefined ? {} : { before }),
  };
};
