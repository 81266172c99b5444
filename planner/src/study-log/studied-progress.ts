import type { ProgressMap } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { latestRecordOf, type StudyRecord, secondsOf } from "./study-record.ts";

export interface StudiedProgress {
  /** Ticks, and sessions studied for their planned length. */
  readonly progress: ProgressMap;
  /** At most the planned minutes. */
  readonly partMinutes: ReadonlyMap<string, number>;
  /** For the streak: half of a session counts if its rest was planned elsewhere. */
  readonly dayProgress: ProgressMap;
}

/** Studied progress, if the log says more than a tick. */
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
  if (sittings.size === 0) return { progress, partMinutes, dayProgress: progress };
  const studied: Record<string, boolean> = Object.assign(Object.create(null), progress);
  const rolledOn: string[] = [];
  for (const { sessions } of days)
    for (const { key, minutes, entry } of sessions) {
      const own = sittings.get(key);
      if (own === undefined) continue;
      const studiedMinutes = own.reduce((sum, record) => sum + secondsOf(record) / 60, 0);
      // With work left it is not done.
      const isFinished = (latestRecordOf(own)?.leftMinutes ?? 0) === 0;
      if (isFinished && studiedMinutes >= minutes) studied[key] = true;
      else partMinutes.set(key, Math.min(studiedMinutes, minutes));
      if (entry.released === "again" && studiedMinutes * 2 >= minutes) rolledOn.push(key);
    }
  const dayProgress: Record<string, boolean> = Object.assign(Object.create(null), studied);
  for (const key of rolledOn) dayProgress[key] = true;
  return { progress: studied, partMinutes, dayProgress };
};
