import { parentPort } from "node:worker_threads";
import { planWithWishes } from "@smart-planner/planner";
import { lowerThisThread } from "../limits/lower-priority.ts";
import type { ThreadTask } from "./planning-pool.ts";
import { wordsRead } from "./words-read.ts";

const answerTo = (given: ThreadTask) => {
  if (given.kind === "plan") return planWithWishes(given.task);
  return { outcome: "read", read: wordsRead(given) };
};

lowerThisThread();
parentPort?.on("message", (given: ThreadTask) => parentPort?.postMessage(answerTo(given)));
