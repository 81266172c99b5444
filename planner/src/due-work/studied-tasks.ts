import type { ProgressMap } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { latestRecordOf, type StudyRecord, secondsOf } from "../study-log/study-record.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import type { DueItem } from "./occurrences.ts";
import type { FinishedWork } from "./work-length.ts";
import { workLengthOf } from "./work-length.ts";

export interface StudiedTask {
  /** Minutes of the estimate that are done. */
  readonly doneMinutes: number;
  /** Minutes that the log holds. */
  readonly loggedMinutes: number;
}

/** By `taskId`. */
export type StudiedTasks = ReadonlyMap<string, StudiedTask>;

const nothing: StudiedTask = { doneMinutes: 0, loggedMinutes: 0 };
const partSeparator = "/";

/** The `taskId` of a part's sessions. */
export const partTaskId = (id: string, partId: string): string => `${id}${partSeparator}${partId}`;

/**
 * How much of each task is done. The log counts where it has the session; otherwise a tick counts as
 * planned. Where the student said how much of a session is left, the rest of its plan is done,
 * however long that took.
 */
export const studiedTasksOf = ({
  days,
  progress,
  records,
}: {
  /** Of every plan there is; both modes share their ticks. */
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly records: readonly StudyRecord[];
}): StudiedTasks => {
  const tasks = new Map<string, StudiedTask>();
  const add = (taskId: string, doneMinutes: number, loggedMinutes: number) => {
    const before = tasks.get(taskId) ?? nothing;
    tasks.set(taskId, {
      doneMinutes: before.doneMinutes + doneMinutes,
      loggedMinutes: before.loggedMinutes + loggedMinutes,
    });
  };
  const sittings = Map.groupBy(records, (record) => record.sessionKey ?? record);
  const counted = new Set<unknown>();
  for (const [session, group] of sittings) {
    const last = latestRecordOf(group);
    const seconds = group.reduce((sum, record) => sum + secondsOf(record), 0);
    if (last?.taskId === undefined || seconds === 0) continue;
    counted.add(session);
    const { plannedMinutes, leftMinutes } = last;
    const done =
      plannedMinutes === undefined || leftMinutes === undefined
        ? seconds / 60
        : Math.max(plannedMinutes - leftMinutes, 0);
    add(last.taskId, done, seconds / 60);
  }
  for (const { sessions } of days)
    for (const { key, minutes, entry } of sessions) {
      if (entry.taskId === undefined || counted.has(key) || !isDone(progress, key)) continue;
      counted.add(key);
      add(entry.taskId, minutes, 0);
    }
  return tasks;
};

/** What was studied for an item and its parts together. */
export const studiedOfItem = (studied: StudiedTasks, id: string): StudiedTask => {
  let sum = nothing;
  for (const [taskId, { doneMinutes, loggedMinutes }] of studied)
    if (taskId === id || taskId.startsWith(`${id}${partSeparator}`))
      sum = {
        doneMinutes: sum.doneMinutes + doneMinutes,
        loggedMinutes: sum.loggedMinutes + loggedMinutes,
      };
  return sum;
};

/** Handed-in work that has a log, oldest first: what it was thought to take and what it took. */
export const finishedWorkOf = (
  items: readonly DueItem[],
  studied: StudiedTasks,
): readonly FinishedWork[] =>
  items
    .filter(({ state }) => state === "handed in")
    .sort((one, other) => ((one.endedOn ?? "") < (other.endedOn ?? "") ? -1 : 1))
    .flatMap((item) => {
      const { loggedMinutes, doneMinutes } = studiedOfItem(studied, item.id);
      if (loggedMinutes <= 0) return [];
      const { kind, subject, title } = item;
      const { minutes, isGuessed } = workLengthOf(item);
      // Sessions that were only ticked were studied too, for as long as nobody knows better.
      const actualMinutes = Math.max(loggedMinutes, doneMinutes);
      return [
        { kind, subject, title, actualMinutes, ...(isGuessed ? {} : { estimateMinutes: minutes }) },
      ];
    });
