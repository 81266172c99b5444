import type { PlanInputs, QuickInputs, Register, SubjectRow } from "@smart-planner/contract";

type Texts = readonly (readonly [Register, string])[];

const rowsOf = ({ subjects }: QuickInputs): readonly SubjectRow[] =>
  subjects.map(({ name, examDate }) => ({ subject: name, examDate }));

/** What was entered when a plan was made, as the stored texts of its form. */
export const quickFormOf = (madeFrom: QuickInputs): Texts => [
  ["quickPlanSubjects", JSON.stringify(rowsOf(madeFrom))],
  ["quickPlanHours", JSON.stringify(madeFrom.hoursPerDay)],
];

export const advancedFormOf = (madeFrom: PlanInputs): Texts => [
  ["advancedPlanSubjects", JSON.stringify(rowsOf(madeFrom))],
  ["studyHoursAvailable", JSON.stringify(madeFrom.hoursPerDay)],
  ["smartplanner_grid", JSON.stringify(madeFrom.grid)],
  ["smartplanner_commitments", JSON.stringify(madeFrom.commitments)],
  ["smartplanner_preferences", JSON.stringify(madeFrom.preferences)],
];
