import type { QuickInputs } from "@smart-planner/contract";

/** Planned by the words of the student, with times of its own; updates keep to both. */
export const isSmart = (madeFrom: QuickInputs | null): boolean =>
  madeFrom?.way === "smart" || madeFrom?.wishes !== undefined;
