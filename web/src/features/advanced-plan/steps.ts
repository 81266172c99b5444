import type { StepState } from "./step-number.tsx";

export type StepStates = readonly [StepState, StepState, StepState];

/** Where the student is: subjects first, then the week; with a plan no step is to be done. */
export const stepStatesOf = ({
  hasSubjects,
  hasPlan,
}: {
  readonly hasSubjects: boolean;
  readonly hasPlan: boolean;
}): StepStates => {
  if (hasPlan) return ["quiet", "quiet", "quiet"];
  return hasSubjects ? ["done", "current", "ahead"] : ["current", "ahead", "ahead"];
};
