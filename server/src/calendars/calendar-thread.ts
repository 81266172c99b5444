import { parentPort } from "node:worker_threads";
import { readDatedEvents } from "@smart-planner/calendar-files";
import type { ThreadTask } from "./calendar-threads.ts";
import { feedTopicsOf } from "./feed-topics.ts";

parentPort?.on("message", ({ kind, given }: ThreadTask) => {
  parentPort?.postMessage(kind === "calendar" ? readDatedEvents(given) : feedTopicsOf(given));
});
