import type { PlanningWishes } from "../model.ts";
import type { Clause } from "./clause.ts";
import { endOfDay, startAfter, startOfDay } from "./find-clock.ts";
import type { Clock } from "./items.ts";
import { itemsOf, type Phrase, ruleOf } from "./phrase.ts";

type Hour = (clock: Clock) => number | undefined;

const bounds = (
  earliestStart: number | undefined,
  latestEnd: number | undefined,
): Partial<PlanningWishes> => ({
  ...(earliestStart === undefined ? {} : { earliestStart }),
  ...(latestEnd === undefined ? {} : { latestEnd }),
});

const starting =
  (hour: Hour): Phrase["read"] =>
  (clause) => {
    const clock = itemsOf(clause, "clock")[0]?.clock;
    const minutes = clock && hour(clock);
    return minutes === undefined ? undefined : bounds(minutes, undefined);
  };

const ending =
  (hour: Hour): Phrase["read"] =>
  (clause) => {
    const clock = itemsOf(clause, "clock")[0]?.clock;
    const minutes = clock && hour(clock);
    return minutes === undefined ? undefined : bounds(undefined, minutes);
  };

const onlySure: Hour = (clock) => (clock.sure ? clock.minutes : undefined);

const both =
  (start: Hour, end: Hour, swapped = false): Phrase["read"] =>
  (clause) => {
    const [one, two] = itemsOf(clause, "clock");
    const [first, second] = swapped ? [two, one] : [one, two];
    const from = first && start(first.clock);
    const to = second && end(second.clock);
    return from === undefined || to === undefined || from >= to ? undefined : bounds(from, to);
  };

const windowBounds = (clause: Clause): Partial<PlanningWishes> | undefined => {
  const window = itemsOf(clause, "window")[0];
  return window && bounds(window.from, window.to);
};

/** The first and the last hour of study on any day. */
export const earliestLatestRule = ruleOf([
  {
    shapes: [
      "no start? before clock",
      "notbefore clock",
      "start notbefore clock",
      "start from? clock",
    ],
    read: starting(startOfDay),
  },
  { shapes: ["only after|from clock", "start after clock"], read: starting(startAfter) },
  { shapes: ["from clock"], read: starting(startOfDay), footing: "turnable" },
  { shapes: ["from? clock from", "only from? clock from"], read: starting(startAfter) },
  { shapes: ["after clock"], read: starting(startAfter), footing: "turnable" },
  {
    shapes: [
      "no|avoid after clock",
      "no finish after clock",
      "notafter clock",
      "finish notafter clock",
      "finish by|before|until? clock",
      "finish clock notafter",
      "only until|max clock",
      "clock notafter",
    ],
    read: ending(endOfDay),
  },
  { shapes: ["until|by|max clock"], read: ending(endOfDay), footing: "turnable" },
  { shapes: ["before clock", "only before clock"], read: ending(onlySure), footing: "turnable" },
  { shapes: ["window"], read: windowBounds, footing: "turnable" },
  { shapes: ["only window", "window only", "want|best window"], read: windowBounds },
  {
    shapes: [
      "no before clock and? no? after clock",
      "from|after clock and? until clock",
      "start clock and? finish by? clock",
      "only? after clock and? no after clock",
      "no before clock and? until clock",
    ],
    read: both(startOfDay, endOfDay),
  },
  { shapes: ["only? after clock and? before clock"], read: both(startAfter, endOfDay) },
  { shapes: ["no after clock and? no? before clock"], read: both(startOfDay, endOfDay, true) },
]);
