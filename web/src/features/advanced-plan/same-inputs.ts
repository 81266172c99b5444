import type { PlanInputs } from "@smart-planner/contract";

/** What the student entered, without the moment. */
export type EnteredInputs = Omit<PlanInputs, "today" | "minuteOfDay">;

const ordered = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const textOf = ({ subjects, grid, commitments, preferences, hoursPerDay }: EnteredInputs) =>
  JSON.stringify({ subjects, grid, commitments, preferences, hoursPerDay }, ordered);

/** Whether a plan made from one would be the plan made from the other; the order of keys is no change. */
export const areSameInputs = (one: EnteredInputs, other: EnteredInputs): boolean =>
  textOf(one) === textOf(other);
