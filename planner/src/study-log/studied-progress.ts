import type { ProgressMap } from "../model.ts";
import { isDone } from "../progress/progress-map.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { type StudyRecord, secondsOf } from "./study-record.ts";

export interface StudiedProgress {
  /** The ticks, and sessions studied for at least as long as they were planned. */
  readonly progress: ProgressMap;
  /** Minutes studied of sessions that are not done, by key; never more than was planned. */
  readonly partMinutes: ReadonlyMap<string, number>;
}

/** What was studied, where the log says more than a tick. */
export const studiedProgressOf = ({
  days,
  progress,
  records,
}: {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly records: readonly StudyRecord[];
}): StudiedProgress => {
  const sittings = Map.groupBy(
    records.filter(({ sessionKey }) => sessionKey !== undefined && !isDone(progress, sessionKey)),
    ({ sessionKey }) => sessionKey,
  );
  const partMinutes = new Map<string, number>();
  if (sittings.size === 0) return { progress, partMinutes };
  const studied: Record<string, boolean> = Object.assign(Object.create(null), progress);
  for (const { sessions } of days)
    for (const { key, minutes } of sessions) {
      const own = sittings.get(key);
      if (own === undefined) continue;
      const studiedMinutes = own.reduce((sum, record) => sum + secondsOf(record) / 60, 0);
      // With work left it is not done, however long it took.
      const isFinished = (own.at(-1)?.leftMinutes ?? 0) === 0;
      if (isFinished && studiedMinutes >= minutes) studied[key] = true;
      else partMinutes.set(key, Math.min(studiedMinutes, minutes));
    }
  return { progress: studied, partMinutes };
};
