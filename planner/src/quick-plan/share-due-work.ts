import {
  type DatedTask,
  isDated,
  nameOfTask,
  type TaskInput,
  taskLeftOf,
} from "../due-work/due-tasks.ts";
import type { CalendarDay, PlanEntry } from "../model/model.ts";
import { daysBetween } from "../time/day-number.ts";
import { durationFieldsOf, roundToGrid } from "../time/duration.ts";

/** Work due earlier is finished the evening before. */
const latestMorningDue = 17 * 60;
const shortestMinutes = 15;

interface OpenTask {
  readonly task: TaskInput;
  readonly first: number;
  readonly last: number;
  left: number;
}

interface DueWorkOfDay {
  readonly entries: readonly PlanEntry[];
  readonly minutes: number;
}

const entryOf = (task: TaskInput, minutes: number): PlanEntry => ({
  subject: nameOfTask(task),
  ...durationFieldsOf(minutes),
  taskId: task.key,
  title: task.title.trim(),
});

const orderOf = ({ due, title, key }: DatedTask): string =>
  `${due.day} ${String(due.minute).padStart(4, "0")} ${title} ${key}`;

/**
 * By due time, each task gets its rest divided by the days left, and all of it on its last day.
 * Late work gets up to half of each day.
 */
export const shareDueWork = ({
  tasks,
  today,
  minutesAt,
  mostDays,
}: {
  readonly tasks: readonly TaskInput[];
  readonly today: CalendarDay;
  /** Of the day so many days from today. */
  readonly minutesAt: (offset: number) => number;
  readonly mostDays: number;
}): readonly DueWorkOfDay[] => {
  const open = tasks
    // A day of this rule has no spare time: a task without a date waits.
    .filter(isDated)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .map((task): OpenTask => {
      const due = daysBetween(today, task.due.day);
      const opens = task.opens === undefined ? 0 : daysBetween(today, task.opens.day);
      const first = Math.min(Math.max(0, opens), Math.max(0, due));
      const last =
        due < 0 ? due : Math.max(first, task.due.minute < latestMorningDue ? due - 1 : due);
      return { task, first, last, left: Math.round(taskLeftOf(task)) };
    })
    .filter(({ task, last, left }) => left > 0 && !(task.isQuiz === true && last < 0));
  const lastDay = Math.max(-1, ...open.map(({ last }) => last));
  const days: DueWorkOfDay[] = [];
  const isLate = ({ last, left }: OpenTask) => last < 0 && left > 0;
  while (days.length < mostDays && (days.length <= lastDay || open.some(isLate))) {
    const offset = days.length;
    const whole = minutesAt(offset);
    let minutes = 0;
    const entries = open.flatMap((one): readonly PlanEntry[] => {
      const daysLeft = one.last - offset + 1;
      if (one.left <= 0 || offset < one.first || (one.last >= 0 && daysLeft < 1)) return [];
      const room = Math.floor((one.last < 0 ? whole / 2 : whole) - minutes);
      const share = Math.max(roundToGrid(one.left / daysLeft), shortestMinutes);
      const given = Math.min(one.left, room, daysLeft > 1 ? share : one.left);
      if (given <= 0) return [];
      one.left -= given;
      minutes += given;
      return [entryOf(one.task, given)];
    });
    days.push({ entries, minutes });
  }
  return days;
};
