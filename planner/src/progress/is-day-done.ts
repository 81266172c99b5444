import type { ProgressMap } from "../model/model.ts";
import type { PlanSession } from "../study-plan/plan-sessions.ts";
import { isDone, isPlanned } from "./progress-map.ts";

/** All planned sessions of a day are done, and there is one. */
const isAllDone = (sessions: readonly PlanSession[], progress: ProgressMap): boolean => {
  const planned = sessions.filter((session) => session.minutes > 0 && isPlanned(session, progress));
  return planned.length > 0 && planned.every(({ key }) => isDone(progress, key));
};

/**
 * A new plan that adds to a finished day does not undo it, and one that removes the rest of today
 * does not finish it before the day is over.
 */
export const isDayDone = (
  sessions: readonly PlanSession[],
  progress: ProgressMap,
  { isOver }: { readonly isOver: boolean },
): boolean => {
  const was = sessions.find(({ key, entry }) => entry.dayWas !== undefined && isDone(progress, key))
    ?.entry.dayWas;
  if (was === "done") {
    const then = sessions.filter(({ entry }) => entry.dayWas === "done");
    return isAllDone(then, progress);
  }
  return isAllDone(sessions, progress) && (was === undefined || isOver);
};
