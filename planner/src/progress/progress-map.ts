import type { ProgressMap } from "../model/model.ts";
import type { PlanSession } from "../study-plan/plan-sessions.ts";

/** Objects inherit keys such as `constructor`: only a stored `true` is a tick. */
export const isDone = (progress: ProgressMap, key: string): boolean =>
  Object.hasOwn(progress, key) && progress[key] === true;

/** Released sessions are not planned, unless they were done after all. */
export const isPlanned = ({ key, entry }: PlanSession, progress: ProgressMap): boolean =>
  entry.released === undefined || isDone(progress, key);
