import type { ProgressMap } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { type LivedDays, sittingsOf } from "./study-record.ts";

export interface StudiedProgress {
  /** Ticks, and sessions studied for their planned length. */
  readonly progress: ProgressMap;
  /** At most the planned minutes. */
  readonly partMinutes: ReadonlyMap<string, number>;
  /** For the streak: half of a session counts if its rest was planned elsewhere. */
  readonly dayProgress: ProgressMap;
}

/** Studied progress, if the log says more than a tick. */
export const studiedProgressOf = ({ days, progress, records }: LivedDays): StudiedProgress => {
  const open = records.filter(
    ({ sessionKey }) => sessionKey !== undefined && !isDone(progress, sessionKey),
  );
  const sittings = new Map(sittingsOf(open).map((one) => [one.last.sessionKey, one]));
  const partMinutes = new Map<string, number>();
  if (sittings.size === 0) return { progress, partMinutes, dayProgress: progress };
  const studied: Record<string, boolean> = Object.assign(Object.create(null), progress);
  const rolledOn: string[] = [];
  for (const { key, minutes, entry } of days.flatMap(({ sessions }) => sessions)) {
    const own = sittings.get(key);
    if (own === undefined) continue;
    const { last, minutes: studiedMinutes } = own;
    // With work left it is not done.
    const isFinished = (last.leftMinutes ?? 0) === 0;
    if (isFinished && studiedMinutes >= minutes) studied[key] = true;
    else partMinutes.set(key, Math.min(studiedMinutes, minutes));
    if (entry.released === "again" && studiedMinutes * 2 >= minutes) rolledOn.push(key);
  }
  const dayProgress: Record<string, boolean> = Object.assign(Object.create(null), studied);
  for (const key of rolledOn) dayProgress[key] = true;
  return { progress: studied, partMinutes, dayProgress };
};
