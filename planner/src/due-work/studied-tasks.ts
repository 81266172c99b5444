import type { ProgressMap } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { type LivedDays, type Sitting, sittingsOf } from "../study-log/study-record.ts";
import type { DueItem } from "./occurrences.ts";
import type { FinishedWork } from "./work-length.ts";
import { workLengthOf } from "./work-length.ts";

export interface StudiedTask {
  /** Minutes of the estimate that are done. */
  readonly doneMinutes: number;
  /** Minutes that the log holds. */
  readonly loggedMinutes: number;
  /** The same with sessions that were only ticked. */
  readonly spentMinutes: number;
}

/** By `taskId`. */
export type StudiedTasks = ReadonlyMap<string, StudiedTask>;

const nothing: StudiedTask = { doneMinutes: 0, loggedMinutes: 0, spentMinutes: 0 };

const sumOf = (one: StudiedTask, other: StudiedTask): StudiedTask => ({
  doneMinutes: one.doneMinutes + other.doneMinutes,
  loggedMinutes: one.loggedMinutes + other.loggedMinutes,
  spentMinutes: one.spentMinutes + other.spentMinutes,
});

const partSeparator = "/";

/** The `taskId` of a part's sessions. */
export const partTaskId = (id: string, partId: string): string => `${id}${partSeparator}${partId}`;

const doneMinutesOf = (
  { last: { plannedMinutes, sessionKey, leftMinutes }, minutes }: Sitting,
  progress: ProgressMap,
): number => {
  const isTicked = sessionKey !== undefined && isDone(progress, sessionKey);
  const left = leftMinutes ?? (isTicked ? 0 : undefined);
  if (plannedMinutes === undefined || left === undefined) return minutes;
  return Math.max(plannedMinutes - left, 0);
};

/**
 * Done part of each task. A ticked session counts as planned, or by the student's answer of the
 * time left; other time as logged.
 */
export const studiedTasksOf = ({ days, progress, records }: LivedDays): StudiedTasks => {
  const tasks = new Map<string, StudiedTask>();
  const add = (taskId: string, studied: StudiedTask) =>
    tasks.set(taskId, sumOf(tasks.get(taskId) ?? nothing, studied));
  const counted = new Set<string | undefined>();
  for (const { last, minutes } of sittingsOf(records)) {
    if (last.taskId === undefined || minutes === 0) continue;
    counted.add(last.sessionKey);
    const doneMinutes = doneMinutesOf({ last, minutes }, progress);
    add(last.taskId, { doneMinutes, loggedMinutes: minutes, spentMinutes: minutes });
  }
  for (const { sessions } of days)
    for (const { key, minutes, entry } of sessions) {
      if (entry.taskId === undefined || counted.has(key) || !isDone(progress, key)) continue;
      counted.add(key);
      add(entry.taskId, { doneMinutes: minutes, loggedMinutes: 0, spentMinutes: minutes });
    }
  return tasks;
};

/** Study of an item and its parts together. */
export const studiedOfItem = (studied: StudiedTasks, id: string): StudiedTask => {
  let sum = nothing;
  for (const [taskId, one] of studied)
    if (taskId === id || taskId.startsWith(`${id}${partSeparator}`)) sum = sumOf(sum, one);
  return sum;
};

/** Handed-in work with a log, oldest first: its estimate and its real time. */
export const finishedWorkOf = (
  items: readonly DueItem[],
  studied: StudiedTasks,
): readonly FinishedWork[] =>
  items
    .filter(({ state }) => state === "handed in")
    .sort((one, other) => ((one.endedOn ?? "") < (other.endedOn ?? "") ? -1 : 1))
    .flatMap((item) => {
      const { loggedMinutes, spentMinutes: actualMinutes } = studiedOfItem(studied, item.id);
      if (loggedMinutes <= 0) return [];
      const { kind, subject, title } = item;
      const { minutes, isGuessed } = workLengthOf(item);
      return [
        { kind, subject, title, actualMinutes, ...(isGuessed ? {} : { estimateMinutes: minutes }) },
      ];
    });
