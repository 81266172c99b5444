import type { PlanInputs, QuickInputs, Register, SubjectRow } from "@smart-planner/contract";

type Texts = readonly (readonly [Register, string])[];

const rowsOf = ({ subjects }: QuickInputs): readonly SubjectRow[] =>
  subjects
    .filter(({ isFurther }) => isFurther !== true)
    .map(({ name, examDate }) => ({ subject: name, examDate }));

const quickFormOf = (madeFrom: QuickInputs): Texts => [
  ["quickPlanSubjects", JSON.stringify(rowsOf(madeFrom))],
  ["quickPlanHours", JSON.stringify(madeFrom.hoursPerDay)],
];

const advancedFormOf = (madeFrom: PlanInputs): Texts => [
  ["advancedPlanSubjects", JSON.stringify(rowsOf(madeFrom))],
  ["studyHoursAvailable", JSON.stringify(madeFrom.hoursPerDay)],
  ["smartplanner_grid", JSON.stringify(madeFrom.grid)],
  ["smartplanner_commitments", JSON.stringify(madeFrom.commitments)],
  ["smartplanner_preferences", JSON.stringify(madeFrom.preferences)],
];

/** Inputs of a plan, if known. */
export type MadeFrom =
  | { readonly mode: "quick"; readonly madeFrom: QuickInputs | null }
  | { readonly mode: "advanced"; readonly madeFrom: PlanInputs | null };

/** The inputs of a plan, as stored texts of its form. */
export const formOf = (was: MadeFrom): Texts => {
  if (was.madeFrom === null) return [];
  return was.mode === "quick" ? quickFormOf(was.madeFrom) : advancedFormOf(was.madeFrom);
};

/** Planned by the words of the student, with times of its own; updates keep to both. */
export const isSmart = (madeFrom: QuickInputs | null): boolean =>
  madeFrom?.way === "smart" || madeFrom?.wishes !== undefined;
