import { nameOfTask, type TaskInput, taskLeftOf } from "../../due-work/due-tasks.ts";
import { type Interval, subtractIntervals } from "../../free-time/intervals.ts";
import { type SessionLengths, sessionLengthsOf } from "../../free-time/study-limits.ts";
import { sessionsOf } from "../../study-plan/plan-sessions.ts";
import { parseClock } from "../../time/clock-time.ts";
import { daysBetween } from "../../time/day-number.ts";
import { gridMinutes } from "../../time/duration.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import type { Problem } from "../problem/problem.ts";
import { closedTimesOf, mayStudyOn } from "../problem/subject-rules.ts";
import { isWithin, type TimedSession, takenBy } from "../problem/timed-session.ts";

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

interface SparePlan {
  readonly inputs: AdvancedInputs;
  readonly problem: Problem;
  readonly lengths: SessionLengths;
  /** Without those that are fixed. */
  readonly planned: readonly TimedSession[];
  readonly placed: SpareSession[];
}

const freeOn = (
  { inputs, problem: { days, exams, units }, planned, placed }: SparePlan,
  task: TaskInput,
  day: number,
  minutes: number,
): readonly Interval[] => {
  const each = days[day];
  const name = nameOfTask(task);
  const isKeptForExam = exams.some(
    (exam) => exam.task === undefined && day < exam.deadline && day >= exam.deadline - lastDays,
  );
  if (each === undefined || each.isRest || isKeptForExam) return [];
  const others = [...planned, ...placed].filter((one) => one.day === day);
  const isFull =
    others.length >= each.mostSessions ||
    totalMinutes(others) + minutes > each.capacity * units.unit;
  if (isFull || !mayStudyOn(inputs, name)(each)) return [];
  return subtractIntervals(each.free, [
    ...closedTimesOf(inputs, name)(each.day),
    ...takenBy(others, day, each.gapMinutes),
  ]);
};

const startOn = (plan: SparePlan, task: TaskInput, day: number, minutes: number) => {
  const free = freeOn(plan, task, day, minutes);
  const onHalfHour = free.map((time) => ({
    ...time,
    start: Math.ceil(time.start / halfHour) * halfHour,
  }));
  return [...onHalfHour, ...free].find(({ start, end }) => end - start >= minutes)?.start;
};

/** Keeps the task's sessions of the plan before where they are; returns the minutes left. */
const keepEarlier = (plan: SparePlan, task: TaskInput, given: number): number => {
  const { today, minuteOfDay, before = {} } = plan.inputs;
  let left = given;
  const own = sessionsOf(before).filter(({ entry }) => entry.taskId === task.key);
  for (const { day: date, minutes, entry } of own) {
    const day = daysBetween(today, date);
    const start = parseClock(entry.startTime ?? "") ?? -1;
    const isAhead = day > 0 || (day === 0 && start >= minuteOfDay);
    if (!isAhead || minutes > left || minutes < plan.lengths.minimum) continue;
    if (!isWithin(freeOn(plan, task, day, minutes), { start, minutes })) continue;
    plan.placed.push({ task, day, start, minutes });
    left -= minutes;
  }
  return left;
};

/** One session a day, of the longest sort first. */
const placeRest = (plan: SparePlan, task: TaskInput, given: number): void => {
  const { minimum, maximum } = plan.lengths;
  let left = given;
  for (const most of [maximum, minimum])
    for (const day of plan.problem.days.keys()) {
      const isThere = plan.placed.some((one) => one.task === task && one.day === day);
      if (left < minimum || isThere) continue;
      const minutes = lengthOf(left, minimum, most);
      const start = startOn(plan, task, day, minutes);
      if (start === undefined) continue;
      plan.placed.push({ task, day, start, minutes });
      left -= minutes;
    }
};

/**
 * Tasks without a due date get time that nothing else needs: free days and the last days before an exam stay
 * as they are, and so does every other session. A session of the plan before stays where it is.
 */
export const spareSessionsOf = (
  inputs: AdvancedInputs,
  problem: Problem,
  planned: readonly TimedSession[],
): readonly SpareSession[] => {
  const { tasks = [], fixed = [] } = inputs;
  const plan: SparePlan = {
    inputs,
    problem,
    lengths: sessionLengthsOf(inputs),
    planned,
    placed: [],
  };
  const undated = tasks.filter(({ due }) => due === undefined);
  for (const task of undated.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const own = fixed.filter(({ taskId }) => taskId === task.key);
    const left = taskLeftOf(task) - totalMinutes(own);
    const rest = keepEarlier(plan, task, left);
    placeRest(plan, task, Math.floor(rest / gridMinutes) * gridMinutes);
  }
  return plan.placed;
};
