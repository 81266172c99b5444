import { limitOn } from "../../scheduler/problem/study-days.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import { countDays, kept, times, unkept } from "./checking.ts";
import { holdsAlways, holdsOn } from "./days.ts";
import type { Kind } from "./kind.ts";
import { saidWhen } from "./precedence.ts";
import { spokenMinutes } from "./spoken.ts";
import { withWhen } from "./words.ts";

export const task: Kind<"task"> = {
  // A plan holds subjects alone: it leaves as much time free of them.
  apply: ({ inputs, limits }, wishes) => {
    for (const wish of wishes)
      if (wish.minutes !== undefined)
        limits.push({ ...saidWhen(wish, inputs), minutes: wish.minutes, does: "takes" });
  },
  check: (facts, wish) => {
    if (wish.minutes === undefined)
      return unkept("Say how long it takes, and the plan leaves that time free.");
    const full = countDays(facts, ([first, ...others]) => {
      if (first === undefined || !holdsOn(wish, first.day, facts)) return false;
      return totalMinutes([first, ...others]) > limitOn(facts.applied, first.day);
    });
    return full === 0
      ? kept
      : unkept(`${times(full, "One day has", "% days have")} no room for it.`);
  },
  describe: (wish) => {
    const { minutes } = wish;
    const what = minutes === undefined ? wish.label : `${wish.label}, ${spokenMinutes(minutes)}`;
    return `${withWhen(what, wish)}${holdsAlways(wish) ? " each day" : ""}`;
  },
};
