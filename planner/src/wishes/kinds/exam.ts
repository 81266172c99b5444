import { longLabelOf } from "../../time/day-labels.ts";
import { examOf, kept, unkept } from "./checking.ts";
import type { Kind } from "./kind.ts";

export const exam: Kind<"exam"> = {
  apply: () => undefined,
  check: (facts, { subject, date, isNew }) => {
    if (examOf(facts, subject) === date) return kept;
    return unkept(
      isNew
        ? "Add it to your subjects, and plan again."
        : "Change the exam date among your subjects, and plan again.",
    );
  },
  describe: ({ subject, date }) => `${subject} exam on ${longLabelOf(date)}`,
};
