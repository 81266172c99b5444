import { nameOfTask, type TaskInput, taskLeftOf } from "../../due-work/due-tasks.ts";
import { subtractIntervals } from "../../free-time/intervals.ts";
import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import { sessionsOf } from "../../study-plan/plan-sessions.ts";
import { parseClock } from "../../time/clock-time.ts";
import { daysBetween } from "../../time/day-number.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import type { Problem } from "../problem/problem.ts";
import { closedTimesOf, mayStudyOn } from "../problem/subject-rules.ts";
import type { TimedSession } from "../problem/timed-session.ts";

/** A session of a task without a due date. */
export interface SpareSession extends Omit<TimedSession, "exam"> {
  readonly task: TaskInput;
}

/** Before an exam: they are left to it. */
const lastDays = 2;
const halfHour = 30;

/** Minutes of the next session of work: as long as may be, without a rest that is too short for another. */
const lengthOf = (left: number, minimum: number, maximum: number): number => {
  const most = Math.min(left, maximum);
  return left - most > 0 && left - most < minimum ? Math.max(left - minimum, minimum) : most;
};

/**
 * Tasks without a due date get time that nothing else needs: free days and the last days before an exam stay
 * as they are, and so does every other session. A session of the plan before stays where it is.
 */
export const spareSessionsOf = (
  inputs: AdvancedInputs,
  { days, exams, units }: Problem,
  /** Without those that are fixed. */
  planned: readonly TimedSession[],
): readonly SpareSession[] => {
  const { minimum, maximum } = sessionLengthsOf(inputs);
  const { today, minuteOfDay, before = {}, fixed = [] } = inputs;
  const placed: SpareSession[] = [];
  const isKeptForExam = (day: number) =>
    exams.some(
      ({ task, deadline }) => task === undefined && day < deadline && day >= deadline - lastDays,
    );
  const freeOn = (task: TaskInput, day: number, minutes: number) => {
    const each = days[day];
    const name = nameOfTask(task);
    if (each === undefined || each.isRest || isKeptForExam(day)) return [];
    const others = [...planned, ...placed].filter((one) => one.day === day);
    const isFull =
      others.length >= each.mostSessions ||
      totalMinutes(others) + minutes > each.limit - each.reserve * units.unit;
    if (isFull || !mayStudyOn(inputs, name)(each)) return [];
    return subtractIntervals(each.free, [
      ...closedTimesOf(inputs, name)(each.day),
      ...others.map((one) => ({
        start: one.start - each.gapMinutes,
        end: one.start + one.minutes + each.gapMinutes,
      })),
    ]);
  };
  const startOn = (task: TaskInput, day: number, minutes: number) => {
    const free = freeOn(task, day, minutes);
    const onHalfHour = free.map((time) => ({
      ...time,
      start: Math.ceil(time.start / halfHour) * halfHour,
    }));
    return [...onHalfHour, ...free].find(({ start, end }) => end - start >= minutes)?.start;
  };
  const undated = (inputs.tasks ?? []).filter(({ due }) => due === undefined);
  for (const task of undated.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const own = fixed.filter(({ taskId }) => taskId === task.key);
    let left = Math.floor(taskLeftOf(task)) - totalMinutes(own);
    const place = (day: number, start: number, minutes: number) => {
      placed.push({ task, day, start, minutes });
      left -= minutes;
    };
    for (const { day: date, minutes, entry } of sessionsOf(before)) {
      const day = daysBetween(today, date);
      const start = parseClock(entry.startTime ?? "") ?? -1;
      const isAhead = day > 0 || (day === 0 && start >= minuteOfDay);
      if (entry.taskId !== task.key || !isAhead || minutes > left || minutes < minimum) continue;
      const isFree = freeOn(task, day, minutes).some(
        (time) => time.start <= start && start + minutes <= time.end,
      );
      if (isFree) place(day, start, minutes);
    }
    for (const most of [maximum, minimum])
      for (const day of days.keys()) {
        const isThere = placed.some((one) => one.task === task && one.day === day);
        if (left < minimum || isThere) continue;
        const minutes = lengthOf(left, minimum, most);
        const start = startOn(task, day, minutes);
        if (start !== undefined) place(day, start, minutes);
      }
  }
  return placed;
};
