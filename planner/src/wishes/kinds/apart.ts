import { listed } from "../../model/listed.ts";
import { countDays, kept, times, unkept } from "./checking.ts";
import { inTurns } from "./drafting.ts";
import type { Kind } from "./kind.ts";

export const apart: Kind<"apart"> = {
  apply: (draft, wishes) => {
    for (const { subjects } of wishes) draft.closed.push(inTurns(draft, subjects));
  },
  check: (facts, wish) => {
    const together = countDays(
      facts,
      (sessions) =>
        wish.subjects.filter((name) => sessions.some(({ subject }) => subject === name)).length > 1,
    );
    return together === 0
      ? kept
      : unkept(
          `${times(together, "One day has", "% days have")} both: the hours before the exams do not leave room for it.`,
        );
  },
  describe: ({ subjects }) => `${listed(subjects)} never on the same day`,
};
