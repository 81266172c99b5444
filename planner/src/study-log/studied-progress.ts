import type { ProgressMap } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { latestRecordOf, type StudyRecord, secondsOf } from "./study-record.ts";

export interface StudiedProgress {
  /** The ticks, and sessions studied for at least as long as they were planned. */
  readonly progress: ProgressMap;
  /** Minutes studied of sessions that are not done, by key; never more than was planned. */
  readonly partMinutes: ReadonlyMap<string, number>;
  /** For the streak: with half of it studied, a session whose rest has another place is no day without study. */
  readonly dayProgress: ProgressMap;
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
  if (sittings.size === 0) return { progress, partMinutes, dayProgress: progress };
  const studied: Record<string, boolean> = Object.assign(Object.create(null), progress);
  const rolledOn: string[] = [];
  for (const { sessions } of days)
    for (const { key, minutes, entry } of sessions) {
      const own = sittings.get(key);
      if (own === undefined) continue;
      const studiedMinutes = own.reduce((sum, record) => sum + secondsOf(record) / 60, 0);
      // With work left it is not done, however long it took.
      const isFinished = (latestRecordOf(own)?.leftMinutes ?? 0) === 0;
      if (isFinished && studiedMinutes >= minutes) studied[key] = true;
      else partMinutes.set(key, Math.min(studiedMinutes, minutes));
      if (entry.released === "again" && studiedMinutes * 2 >= minutes) rolledOn.push(key);
    }
  const dayProgress: Record<string, boolean> = Object.assign(Object.create(null), studied);
  for (const key of rolledOn) dayProgress[key] = true;
  return { progress: studied, partMinutes, dayProgress };
};
