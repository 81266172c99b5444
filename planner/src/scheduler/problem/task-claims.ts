import {
  bufferDaysOf,
  type DatedTask,
  isDated,
  nameOfTask,
  taskLeftOf,
} from "../../due-work/due-tasks.ts";
import { type Interval, mergeIntervals } from "../../free-time/intervals.ts";
import type { CalendarDay } from "../../model/model.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { daysBetween } from "../../time/day-number.ts";
import { type AdvancedInputs, type ClosedTime, maxPlanDays } from "./advanced-inputs.ts";
import type { Exam } from "./exams.ts";
import { closedTimesOf } from "./subject-rules.ts";

/** When due work may be worked on, in days from today. */
export interface TaskWindow {
  readonly input: DatedTask;
  /** The first day. */
  readonly opens: number;
  /** The work should be finished before this day; the days from here on are its buffer. */
  readonly aim: number;
  /** Its due time has passed. */
  readonly isLate: boolean;
  /** Before it opens on the first day, after it is due on the last. */
  readonly closed: readonly ClosedTime[];
}

/** Late work takes at most this part of a day, all of it together; so does work on the last days before an exam. */
export const partBesideExams = 0.5;
const lastDaysBeforeExam = 3;
/** Days that late work may take beyond those it needs. */
const lateReserve = 7;
/** Work of so many minutes counts as much as an exam where a plan weighs them. */
const wholeWeightMinutes = 600;

const windowOf = (
  task: DatedTask,
  { today, minuteOfDay, hoursPerDay }: AdvancedInputs,
): (TaskWindow & Pick<Exam, "deadline">) | undefined => {
  const { due, opens } = task;
  const dueIn = daysBetween(today, due.day);
  const isLate = dueIn < 0 || (dueIn === 0 && due.minute <= minuteOfDay);
  if (isLate) {
    const half = Math.max(hoursPerDay * 60 * partBesideExams, 1);
    const aim = Math.min(Math.ceil(taskLeftOf(task) / half), maxPlanDays - lateReserve);
    if (task.isQuiz === true) return undefined;
    return { input: task, opens: 0, aim, deadline: aim + lateReserve, isLate, closed: [] };
  }
  const deadline = Math.min(due.minute > 0 ? dueIn + 1 : dueIn, maxPlanDays);
  const isOpening = opens !== undefined && (opens.day < due.day || opens.minute < due.minute);
  const first = isOpening ? Math.max(daysBetween(today, opens.day), 0) : 0;
  if (first >= deadline) return undefined;
  const buffer = task.isQuiz === true ? 0 : bufferDaysOf(task.workMinutes);
  return {
    input: task,
    opens: first,
    aim: Math.min(Math.max(dueIn - buffer + 1, first + 1), deadline),
    deadline,
    isLate,
    closed: [
      ...(isOpening && opens.minute > 0 ? [{ day: opens.day, start: 0, end: opens.minute }] : []),
      ...(due.minute < minutesPerDay - 1
        ? [{ day: due.day, start: due.minute, end: minutesPerDay }]
        : []),
    ],
  };
};

/** Due work as something to study for beside the exams: stated work with a window. */
export const taskClaimsOf = (inputs: AdvancedInputs): readonly Exam[] =>
  [
    ...new Map((inputs.tasks ?? []).filter(isDated).map((task) => [task.key, task])).values(),
  ].flatMap((task) => {
    const window = windowOf(task, inputs);
    if (window === undefined) return [];
    const { deadline, ...own } = window;
    const importance = Math.min(Math.max(task.importance ?? 1, 0.25), 4);
    const left = Math.round(taskLeftOf(task));
    return [
      {
        key: `task ${task.key}`,
        name: nameOfTask(task),
        examDate: task.due.day,
        deadline,
        rating: 3,
        weight: importance * Math.min(Math.max(left / wholeWeightMinutes, 0.1), 1),
        emphasis: 1,
        studiedMinutes: 0,
        statedMinutes: left,
        task: own,
      },
    ];
  });

/** The times of a day at which it may not be studied, by the rules for its subject and its window. */
export const closedTimesFor = (
  inputs: AdvancedInputs,
  { name, task }: Exam,
): ((day: CalendarDay) => readonly Interval[]) => {
  const byRules = closedTimesOf(inputs, name);
  if (task === undefined || task.closed.length === 0) return byRules;
  return (day) =>
    mergeIntervals([...byRules(day), ...task.closed.filter((time) => time.day === day)]);
};

/** Whether it shares half of a day with other due work: late work, and work due after an exam on its last days. */
export const isLimitedOn = (
  { task, deadline }: Exam,
  exams: readonly Exam[],
): ((day: number) => boolean) => {
  if (task === undefined) return () => false;
  if (task.isLate) return () => true;
  const sooner = exams.filter((exam) => exam.task === undefined && exam.deadline < deadline);
  return (day) =>
    sooner.some((exam) => day < exam.deadline && day >= exam.deadline - lastDaysBeforeExam);
};
