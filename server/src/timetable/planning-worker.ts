import { parentPort } from "node:worker_threads";
import { makePlan, type PlanTask } from "./make-plan.ts";

parentPort?.on("message", (task: PlanTask) => {
  parentPort?.postMessage(makePlan(task));
});
