import { createPlanning, type Planning, type PlanningWorker } from "../src/platform/planning.ts";
import {
  answersTo,
  type PlanningAnswer,
  type PlanningJob,
  type PlanningKind,
} from "../src/platform/planning-job.ts";

/** For tests: plans on the same thread, as quickly as it can. */
export const createMemoryPlanning = (): {
  readonly planning: Planning;
  readonly asked: PlanningKind[];
} => {
  const asked: PlanningKind[] = [];
  const planHere = (): PlanningWorker => ({
    start: ({ kind, given, onAnswer }) => {
      asked.push(kind);
      const answer = onAnswer as (answer: PlanningAnswer) => void;
      // A copy, as a worker would get and give.
      const job = structuredClone({ kind, given }) as PlanningJob;
      for (const each of answersTo(job, "preview")) answer(structuredClone(each));
    },
    end: () => undefined,
  });
  return { planning: createPlanning({ openWorker: planHere }), asked };
};
