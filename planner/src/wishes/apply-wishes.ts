import type { CalendarDay } from "../model/model.ts";
import type { AdvancedInputs, SubjectRule } from "../scheduler/problem/advanced-inputs.ts";
import { daysAhead, isOff } from "./kinds/days.ts";
import { examIn, subjectNamesIn } from "./kinds/drafting.ts";
import { byKind } from "./kinds/index.ts";
import type { Draft } from "./kinds/kind.ts";
import { dateLimitsOf } from "./kinds/precedence.ts";
import { noWishes } from "./no-wishes.ts";
import type { Wish } from "./wish.ts";

/** The days on which each subject may not be studied. A wish that would leave it without any day is left out. */
const closedDaysOf = (draft: Draft): readonly SubjectRule[] => {
  const days = daysAhead(draft.inputs);
  return subjectNamesIn(draft).flatMap((subject) => {
    const exam = examIn(draft, subject);
    const own = days.filter((day) => exam === undefined || day < exam);
    let notOn: ReadonlySet<CalendarDay> = new Set();
    for (const isClosed of draft.closed) {
      const more = new Set([...notOn, ...own.filter((day) => isClosed(subject, day))]);
      if (own.some((day) => !more.has(day) && !isOff(draft.inputs, day))) notOn = more;
    }
    return notOn.size === 0 ? [] : [{ subject, notOn: [...notOn] }];
  });
};

/** The inputs of a plan with every wish that the scheduler can take in advance. */
export const applyWishes = ({
  inputs,
  wishes,
}: {
  readonly inputs: AdvancedInputs;
  readonly wishes: readonly Wish[];
}): AdvancedInputs => {
  const draft: Draft = {
    inputs: { ...inputs, wishes: { ...noWishes, ...inputs.wishes } },
    closed: [],
    limits: [],
    rules: [],
  };
  for (const { kind, own } of byKind(wishes)) if (own.length > 0) kind.apply(draft, own);
  const dateLimits = dateLimitsOf(draft.inputs, draft.limits);
  const rules = [...closedDaysOf(draft), ...draft.rules];
  return {
    ...draft.inputs,
    ...(dateLimits.length > 0 && {
      dateLimits: [...(draft.inputs.dateLimits ?? []), ...dateLimits],
    }),
    ...(rules.length > 0 && { rules: [...(draft.inputs.rules ?? []), ...rules] }),
  };
};
