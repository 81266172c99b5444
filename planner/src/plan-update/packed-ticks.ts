import type { ProgressMap, StudyPlan } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";

/** Run lengths of not done, done, not done and so on, in plan order. */
export const packTicks = (plan: StudyPlan, progress: ProgressMap): readonly number[] => {
  const runs = [0];
  let isInDone = false;
  for (const { key } of sessionsOf(plan)) {
    if (isDone(progress, key) !== isInDone) {
      isInDone = !isInDone;
      runs.push(0);
    }
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
  }
  return runs;
};

/** The keys of the sessions that were done; none if the runs are of another plan. */
export const unpackTicks = (plan: StudyPlan, runs: readonly number[]): readonly string[] => {
  const keys = sessionsOf(plan).map(({ key }) => key);
  if (runs.reduce((sum, run) => sum + run, 0) !== keys.length) return [];
  let place = 0;
  return runs.flatMap((run, index) => {
    const own = keys.slice(place, place + run);
    place += run;
    return index % 2 === 1 ? own : [];
  });
};
