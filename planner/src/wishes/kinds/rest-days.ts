import { counted } from "../../model/counted.ts";
import type { Weekday } from "../../model/model.ts";
import { kept, times, unkept, weeksOf } from "./checking.ts";
import { distinct } from "./drafting.ts";
import type { Kind } from "./kind.ts";

/** Sunday first. */
const restOrder: readonly Weekday[] = [6, 5, 4, 2, 0, 1, 3];

export const restDays: Kind<"rest-days"> = {
  apply: ({ inputs: { wishes } }, asked) => {
    for (const { perWeek } of asked)
      wishes.weekdaysOff = distinct([
        ...wishes.weekdaysOff,
        ...restOrder.slice(0, Math.max(perWeek - wishes.weekdaysOff.length, 0)),
      ]);
  },
  check: (facts, { perWeek }) => {
    const full = weeksOf(facts).filter(
      (week) => week.filter((day) => !facts.byDay.has(day)).length < perWeek,
    ).length;
    return full === 0
      ? kept
      : unkept(`${times(full, "One week has", "% weeks have")} fewer free days.`);
  },
  describe: ({ perWeek }) => `${counted(perWeek, "day")} without study each week`,
  topic: ({ kind }) => kind,
};
