import type { PlanningWishes } from "../model.ts";
import { gridMinutes } from "../time/duration.ts";
import type { Clause } from "./clause.ts";
import { itemsOf, type Phrase, ruleOf } from "./phrase.ts";

const shortest = 10;
const longest = 480;
/** What "short sessions" grants: shown to the student as a number, so that it can be corrected. */
const shortSession = 45;

const sensible = (minutes: number | undefined): minutes is number =>
  minutes !== undefined && minutes >= shortest && minutes <= longest;

const lengths = (
  minimum: number | undefined,
  maximum: number | undefined,
): Partial<PlanningWishes> | undefined => {
  if ([minimum, maximum].some((each) => each !== undefined && !sensible(each))) return undefined;
  return {
    ...(minimum === undefined
      ? {}
      : { minSessionLength: Math.ceil(minimum / gridMinutes) * gridMinutes }),
    ...(maximum === undefined
      ? {}
      : { maxSessionLength: Math.floor(maximum / gridMinutes) * gridMinutes }),
  };
};

const statedMinutes = (clause: Clause): number | undefined =>
  itemsOf(clause, "duration")[0]?.minutes;

const atMost: Phrase["read"] = (clause) => {
  const minutes = statedMinutes(clause);
  return minutes === undefined ? undefined : lengths(undefined, minutes);
};

const atLeast: Phrase["read"] = (clause) => {
  const minutes = statedMinutes(clause);
  return minutes === undefined ? undefined : lengths(minutes, undefined);
};

const exactly: Phrase["read"] = (clause) => {
  const minutes = statedMinutes(clause);
  if (minutes === undefined || minutes % gridMinutes !== 0) return undefined;
  return lengths(minutes, minutes);
};

const between: Phrase["read"] = (clause) => {
  const range = itemsOf(clause, "durations")[0];
  return range && lengths(range.shortest, range.longest);
};

/** How long one session may be. */
export const sessionLengthRule = ruleOf([
  {
    shapes: [
      "short? sessions max|only duration",
      "max|only duration sessions|atonce",
      "max sessions duration",
      "short? sessions duration max",
      "duration max sessions|atonce",
      "duration sessions max",
      "duration atonce max",
      "no morethan duration sessions|atonce",
      "no sessions morethan duration",
      "sessions no morethan duration",
      "no focus lot? morethan duration atonce?",
      "focus max|only duration atonce?",
      "breakevery duration",
    ],
    read: atMost,
  },
  {
    shapes: [
      "sessions min|morethan duration",
      "min|morethan duration sessions|atonce",
      "min sessions duration",
      "sessions duration min",
      "duration min sessions|atonce",
      "no sessions max duration",
    ],
    read: atLeast,
  },
  {
    shapes: [
      "sessions duration",
      "duration sessions",
      "short sessions duration",
      "duration atonce",
    ],
    read: exactly,
  },
  { shapes: ["sessions durations", "durations sessions", "durations atonce"], read: between },
  { shapes: ["short sessions", "sessions short"], read: () => lengths(undefined, shortSession) },
]);
