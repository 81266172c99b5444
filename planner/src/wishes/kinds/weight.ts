import { listed } from "../../model/listed.ts";
import { checkAmounts, kept } from "./checking.ts";
import { emphasise } from "./drafting.ts";
import type { Kind } from "./kind.ts";

const weightText = (factor: number): string => {
  if (factor >= 1.75) return "Much more time for";
  if (factor >= 1.4) return "More time for";
  if (factor > 1) return "A little more time for";
  if (factor >= 0.75) return "A little less time for";
  if (factor > 0.5) return "Less time for";
  return "Much less time for";
};

export const weight: Kind<"weight"> = {
  apply: (draft, wishes) => {
    for (const { subjects, factor } of wishes) emphasise(draft, subjects, factor);
  },
  check: (facts, { subjects, factor }) => {
    if (factor === 1) return kept;
    return checkAmounts(facts, subjects, factor > 1 ? "more" : "less");
  },
  describe: ({ factor, subjects }) => `${weightText(factor)} ${listed(subjects)}`,
  isSoft: true,
  topic: ({ kind, subjects }) => [kind, subjects],
};
