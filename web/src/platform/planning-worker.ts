import { answersTo, type PlanningJob } from "./planning-job.ts";

self.addEventListener("message", ({ data }: MessageEvent<PlanningJob>) => {
  for (const answer of answersTo(data)) self.postMessage(answer);
});
