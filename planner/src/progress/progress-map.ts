import type { ProgressMap } from "../model/model.ts";
import type { PlanSession } from "../study-plan/plan-sessions.ts";

/** A key such as `constructor` is inherited by every object: only a stored `true` is a tick. */
export const isDone = (progress: ProgressMap, key: string): boolean =>
  Object.hasOwn(progress, key) && progress[key] === true;

/** A session that was planned again or let go is planned no more, unless it was done after all. */
export const isPlanned = ({ key, entry }: PlanSession, progress: ProgressMap): boolean =>
  entry.released === undefined || isDone(progress, key);
