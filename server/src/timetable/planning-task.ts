import { planWithWishes, type ReadWishes, type WishedPlan } from "@smart-planner/planner/wishes";
import type { PlanningTask } from "./planning.ts";
import { wordsRead } from "./words-read.ts";

export const work = (given: PlanningTask): WishedPlan | ReadWishes =>
  given.kind === "plan" ? planWithWishes(given.task) : wordsRead(given.words);
