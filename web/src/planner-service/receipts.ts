import type {
  PlanInputs,
  QuickInputs,
  Receipt,
  ReceiptReason,
  ReceiptUndo,
} from "@smart-planner/contract";
import {
  type CalendarDay,
  countDifference,
  describeDifference,
  type PlanMode,
  type PlanUpdate,
  packPlan,
  planDaysOf,
  type StudyPlan,
  sessionMinutesOf,
  subjectNamesOf,
} from "@smart-planner/planner";

const mostSentences = 12;
const mostSubjects = 12;
const longestName = 100;

/** What is kept of a change: in words for the student, and packed for the way back. */
export const receiptOf = ({
  at,
  mode,
  why,
  from,
  before,
  madeFrom,
  form,
  released,
  ticks,
  update: { plan, difference },
}: {
  readonly at: string;
  readonly mode: PlanMode;
  readonly why: ReceiptReason;
  /** What lies before it is the same in both plans. */
  readonly from: CalendarDay;
  readonly before: StudyPlan;
  readonly madeFrom: QuickInputs | PlanInputs | null;
  /** The form as it was, where it changed with the plan. */
  readonly form: readonly (readonly [register: string, text: string | null])[];
  /** Keys of past sessions that are no longer planned for their day. */
  readonly released: readonly string[];
  /** Ticks that went with the plan. */
  readonly ticks?: Pick<ReceiptUndo, "done" | "otherDone"> | undefined;
  readonly update: PlanUpdate;
}): Receipt => {
  const days = planDaysOf(before).filter(({ entries }) => entries.length > 0);
  const minutes = days.reduce(
    (total, { entries }) => entries.reduce((sum, entry) => sum + sessionMinutesOf(entry), total),
    0,
  );
  return {
    at,
    mode,
    why,
    counts: countDifference(difference),
    changes: describeDifference(difference)
      .slice(0, mostSentences)
      .map((sentence) => sentence.slice(0, 3 * longestName)),
    was: {
      ...(madeFrom === null
        ? {}
        : { way: madeFrom.way, at: madeFrom.at, hoursPerDay: madeFrom.hoursPerDay }),
      days: days.length,
      minutes,
      subjects: subjectNamesOf(before)
        .slice(0, mostSubjects)
        .map((name) => name.slice(0, longestName)),
    },
    undo: {
      plan: packPlan({ plan: before, from, after: plan }),
      madeFrom,
      ...(form.length === 0 ? {} : { form }),
      ...(released.length === 0 ? {} : { released }),
      ...ticks,
    },
  };
};
