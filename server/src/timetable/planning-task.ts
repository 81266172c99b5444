import { planWithWishes, type ReadWishes, type WishedPlan } from "@smart-planner/planner/wishes";
import { readWords } from "./model-answer.ts";
import type { PlanningTask } from "./planning.ts";

export const work = (given: PlanningTask): WishedPlan | ReadWishes =>
  given.kind === "plan" ? planWithWishes(given.task) : readWords(given.words);
