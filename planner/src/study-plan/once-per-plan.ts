import type { StudyPlan } from "../model/model.ts";

/**
 * What a plan alone decides, worked out once for each: half the page asks the same of a long plan at
 * every tick. No plan is ever changed in its place, so what was true of one stays so.
 */
export const oncePerPlan = <Value extends object>(
  derive: (plan: StudyPlan) => Value,
): ((plan: StudyPlan) => Value) => {
  const known = new WeakMap<StudyPlan, Value>();
  return (plan) => {
    const value = known.get(plan) ?? derive(plan);
    known.set(plan, value);
    return value;
  };
};
