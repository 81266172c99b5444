import { listed } from "../../model/listed.ts";
import type { CalendarDay } from "../../model/model.ts";
import { addDays } from "../../time/day-number.ts";
import { kept, times, unkept } from "./checking.ts";
import { inTurns } from "./drafting.ts";
import type { Kind } from "./kind.ts";

export const alternate: Kind<"alternate"> = {
  apply: (draft, wishes) => {
    for (const { subjects } of wishes) draft.closed.push(inTurns(draft, subjects));
  },
  check: (facts, { subjects }) => {
    const on = (day: CalendarDay): readonly string[] =>
      subjects.filter((name) => facts.byDay.get(day)?.some(({ subject }) => subject === name));
    const wrong = facts.days.filter((day) => {
      const [own, next] = [on(day), on(addDays(day, 1))];
      return own.length > 1 || own.some((name) => next.includes(name));
    }).length;
    return wrong === 0
      ? kept
      : unkept(
          `${times(wrong, "One day has", "% days have")} both, or one of them twice in a row.`,
        );
  },
  describe: ({ subjects }) => `${listed(subjects)} in turns`,
};
