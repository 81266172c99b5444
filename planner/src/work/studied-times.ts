import { isDone } from "../progress/progress-map.ts";
import { type LivedDays, type StudyRecord, secondsOf } from "../study-log/study-record.ts";
import type { StudiedTime } from "./topic-progress.ts";

const timeOfRecord = (record: StudyRecord): readonly StudiedTime[] => {
  const [first] = record.stretches;
  if (first === undefined) return [];
  return [
    {
      day: first.day,
      minutes: secondsOf(record) / 60,
      topicId: record.topicId,
      leftMinutes: record.leftMinutes,
      sessionKey: record.sessionKey,
    },
  ];
};

/** Study per subject and exam, without due work. The log wins; a tick without a record counts as planned. */
export const studiedTimesOf = ({
  days,
  progress,
  records,
}: LivedDays): ReadonlyMap<string, readonly StudiedTime[]> => {
  const times = new Map<string, StudiedTime[]>();
  const add = (subject: string, ...more: readonly StudiedTime[]) => {
    const known = times.get(subject) ?? [];
    times.set(subject, known);
    known.push(...more);
  };
  const counted = new Set<string>();
  for (const record of records) {
    if (record.taskId !== undefined) continue;
    add(record.subject, ...timeOfRecord(record));
    if (record.sessionKey !== undefined && secondsOf(record) > 0) counted.add(record.sessionKey);
  }
  for (const { day, key, subject, minutes, entry } of days.flatMap(({ sessions }) => sessions)) {
    const isCounted = minutes <= 0 || counted.has(key) || !isDone(progress, key);
    if (entry.taskId !== undefined || isCounted) continue;
    counted.add(key);
    add(subject, { day, minutes, sessionKey: key });
  }
  return times;
};
