import { createPlanning, type Planning, type PlanningWorker } from "../src/platform/planning.ts";
import { answerTo, type PlanningKind } from "../src/platform/planning-job.ts";

/** Plans on the same thread, at low effort. */
export const createMemoryPlanning = (): {
  readonly planning: Planning;
  readonly asked: PlanningKind[];
} => {
  const asked: PlanningKind[] = [];
  const planHere = (): PlanningWorker => ({
    start: (job, { answer }) => {
      asked.push(job.kind);
      // A copy, as a worker would get.
      answer(structuredClone(answerTo(structuredClone(job), "preview")));
    },
    end: () => undefined,
  });
  return { planning: createPlanning({ openWorker: planHere }), asked };
};
