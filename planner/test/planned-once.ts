import { type AdvancedPlan, planAdvanced } from "../src/scheduler/plan-advanced.ts";
import type { AdvancedInputs } from "../src/scheduler/problem/advanced-inputs.ts";
import type { PlanEffort } from "../src/scheduler/solve/solve.ts";

const known = new Map<string, AdvancedPlan>();

/** Beyond so many the memory would not do. */
const most = 4_000;

/** The plan of a student, made once for all guarantees: the same seed draws the same students for each. */
export const plannedOnce = (inputs: AdvancedInputs, effort: PlanEffort): AdvancedPlan => {
  const key = JSON.stringify([effort, inputs]);
  const made = known.get(key) ?? planAdvanced({ ...inputs, effort });
  if (known.size < most) known.set(key, made);
  return made;
};
