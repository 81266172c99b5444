import type { PlanProblem } from "@smart-planner/planner/scheduler";
import type { Wish } from "@smart-planner/planner/wishes";
import { planReadingWords } from "./en/plan-reading.ts";
import { smartWords } from "./en/smart.ts";
import { wishWords } from "./en/wishes.ts";
import type { Words } from "./said.ts";

/** Says why a smart timetable has nothing to plan. */
export const nothingPlannedText = (
  words: Words,
  {
    problems,
    wishes,
  }: { readonly problems: readonly PlanProblem[]; readonly wishes: readonly Wish[] },
): string => {
  const { nothingPlanned, understoodAs } = words(smartWords);
  return [
    nothingPlanned,
    ...words(planReadingWords).problems(problems),
    ...(wishes.length === 0 ? [] : [understoodAs(wishes.map(words(wishWords).wish))]),
  ].join(" ");
};
