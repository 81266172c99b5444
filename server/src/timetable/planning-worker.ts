import { parentPort } from "node:worker_threads";
import { planWithWishes } from "@smart-planner/planner";
import type { ThreadTask } from "./planning-pool.ts";
import { wordsRead } from "./words-read.ts";

const answerTo = (given: ThreadTask) => {
  if (given.kind === "plan") return planWithWishes(given.task);
  return { outcome: "read", read: wordsRead(given) };
};

parentPort?.on("message", (given: ThreadTask) => parentPort?.postMessage(answerTo(given)));
