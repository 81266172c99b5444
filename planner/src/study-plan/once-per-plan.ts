import type { StudyPlan } from "../model/model.ts";

/** Memoises a value per plan object. Plans are never mutated. */
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
