import type { StepState } from "./step-number.tsx";

export const stepNames = [
  "Add subjects",
  "Configure schedule and preferences",
  "Click Generate Study Plan",
] as const;

export type StepStates = readonly [StepState, StepState, StepState];

/** Where the student is: subjects first, then the week, then the plan and its renewal. */
export const stepStatesOf = ({
  hasSubjects,
  hasPlan,
  isUpToDate,
}: {
  readonly hasSubjects: boolean;
  readonly hasPlan: boolean;
  /** The plan was made from what is entered now. */
  readonly isUpToDate: boolean;
}): StepStates => {
  if (!hasSubjects) return ["current", "ahead", "ahead"];
  if (!hasPlan) return ["done", "current", "ahead"];
  return ["done", "done", isUpToDate ? "done" : "current"];
};
