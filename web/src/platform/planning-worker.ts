import { answerTo, type PlanningJob } from "./planning-job.ts";

self.addEventListener("message", ({ data }: MessageEvent<PlanningJob>) => {
  self.postMessage(answerTo(data));
});
