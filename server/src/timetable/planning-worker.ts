import { parentPort } from "node:worker_threads";
import { lowerThisThread } from "../limits/lower-priority.ts";
import { makePlan, type PlanTask } from "./make-plan.ts";

lowerThisThread();
parentPort?.on("message", (task: PlanTask) => {
  parentPort?.postMessage(makePlan(task));
});
