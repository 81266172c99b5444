import type { CalendarDay, Weekday } from "../model.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";

/** What holds for a subject, named or not. */
export const rulesFor = ({ rules = [] }: AdvancedInputs, name: string) =>
  rules.filter(({ subject }) => subject === undefined || subject.trim() === name);

/** Whether the rules let a subject be studied on a day. */
export const mayStudyOn = (inputs: AdvancedInputs, name: string) => {
  const rules = rulesFor(inputs, name);
  const closed = new Set(rules.flatMap(({ notOn }) => notOn ?? []));
  return ({ day, weekday }: { readonly day: CalendarDay; readonly weekday: Weekday }): boolean =>
    !closed.has(day) &&
    rules.every(({ onlyOn }) => onlyOn === undefined || onlyOn.includes(weekday));
};
