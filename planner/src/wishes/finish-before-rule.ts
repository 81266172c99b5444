import type { PlanningWishes } from "../model.ts";
import type { Clause } from "./clause.ts";
import { itemsOf, ruleOf, subjectNamesOf } from "./phrase.ts";

const keptFree = (clause: Clause): Partial<PlanningWishes> | undefined => {
  const days = itemsOf(clause, "daycount")[0]?.days;
  const subjects = subjectNamesOf(clause);
  if (days === undefined) return undefined;
  return {
    finishDaysBefore:
      subjects.length === 0 ? [{ days }] : subjects.map((subject) => ({ subject, days })),
  };
};

/** Days kept free of a subject directly before its exam. */
export const finishBeforeRule = ruleOf([
  {
    shapes: [
      "keep? finish allsubjects|subjects? daycount before|early allsubjects? exam?",
      "keep? finish daycount before allsubjects? subjects exam?",
      "allsubjects|subjects finish daycount before|early exam?",
      "no subjects? daycount before subjects? exam",
      "subjects? daycount before subjects? exam off|free|no",
      "keep? daycount before subjects? exam keep? off|free",
      "off|break|free daycount before subjects? exam",
      "daycount buffer|off|free before subjects? exam",
      "buffer daycount before subjects? exam",
      "subjects daycount buffer before exam",
    ],
    read: keptFree,
  },
  {
    shapes: ["off|free before subjects? exam"],
    read: (clause) => {
      const subjects = subjectNamesOf(clause);
      return {
        finishDaysBefore:
          subjects.length === 0 ? [{ days: 1 }] : subjects.map((subject) => ({ subject, days: 1 })),
      };
    },
  },
]);
