import type { ProgressMap } from "../model/model.ts";
import type { PlanSession } from "../study-plan/plan-sessions.ts";

/** Objects inherit keys such as `constructor`: only a stored `true` is a tick. */
export const isDone = (progress: ProgressMap, key: string): boolean =>
  Object.hasOwn(progress, key) && progress[key] === true;

/** Counts as planned: a session planned again counts at its new place only. */
export const isCounted = ({ key, entry }: PlanSession, progress: ProgressMap): boolean =>
  entry.released !== "again" || isDone(progress, key);

/** A session that was planned again or let go is planned no more, unless it was done after all. */
export const isPlanned = ({ key, entry }: PlanSession, progress: ProgressMap): boolean =>
  entry.released === undefined || isDone(progress, key);
