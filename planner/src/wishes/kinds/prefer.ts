import type { PreferWish } from "../wish.ts";
import { kept, liesIn, sessionsOf, unkept } from "./checking.ts";
import { holdsOn } from "./days.ts";
import { drawTo, meantIn } from "./drafting.ts";
import { when, who } from "./fields.ts";
import type { Kind } from "./kind.ts";
import { capital, whoText, withWhen } from "./words.ts";

export const prefer: Kind<PreferWish> = {
  fields: { ...who, ...when },
  apply: (draft, wishes) => {
    for (const wish of wishes) drawTo(draft, meantIn(draft, wish), wish);
  },
  check: (facts, wish) => {
    const { window } = wish;
    const sessions = sessionsOf(facts, wish);
    const isFitting = sessions.some(
      (each) => holdsOn(wish, each.day, facts) && (window === undefined || liesIn(each, window)),
    );
    return sessions.length === 0 || isFitting ? kept : unkept("No session could be put there.");
  },
  describe: (wish) => withWhen(`${capital(whoText(wish) ?? "study")} preferably`, wish),
  isSoft: true,
  faults: (wish, subjects) => {
    const { window } = wish;
    if (subjects === undefined || window === undefined || window.to <= window.from)
      return undefined;
    // Half of what a firm wish counts.
    return (row) =>
      row.filter(
        ({ subject, start, minutes }) =>
          subjects.includes(subject) && (start < window.from || start + minutes > window.to),
      ).length / 2;
  },
};
