import { gapMinutes } from "../../timeline/place-day.ts";
import { countDays, kept, unkept } from "./checking.ts";
import type { Kind, PlannedSession } from "./kind.ts";
import { spokenMinutes } from "./spoken.ts";

const pausesIn = (sessions: readonly PlannedSession[]): readonly number[] =>
  sessions.flatMap(({ start, minutes }, index) => {
    const next = sessions[index + 1]?.start;
    return start === undefined || next === undefined ? [] : [next - start - minutes];
  });

export const breaks: Kind<"break"> = {
  apply: ({ inputs }, wishes) => {
    for (const { minutes } of wishes) inputs.breakMinutes = minutes;
  },
  check: (facts, { minutes }) => {
    if (minutes < gapMinutes) return unkept(`Breaks are never shorter than ${gapMinutes} minutes.`);
    return countDays(facts, (sessions) => pausesIn(sessions).some((pause) => pause < minutes)) === 0
      ? kept
      : unkept("Some sessions follow each other with a shorter break.");
  },
  describe: ({ minutes }) => `Breaks of ${spokenMinutes(minutes)}`,
  topic: ({ kind }) => kind,
};
