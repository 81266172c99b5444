import { parentPort } from "node:worker_threads";
import { planWithWishes, type WishedTask } from "@smart-planner/planner";
import { lowerThisThread } from "../limits/lower-priority.ts";

lowerThisThread();
parentPort?.on("message", (task: WishedTask) => {
  parentPort?.postMessage(planWithWishes(task));
});
