import { parentPort } from "node:worker_threads";
import { readDatedEvents } from "@smart-planner/calendar-files";

parentPort?.on("message", (task: Parameters<typeof readDatedEvents>[0]) => {
  parentPort?.postMessage(readDatedEvents(task));
});
