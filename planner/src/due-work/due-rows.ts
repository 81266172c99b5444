import type { CalendarDay, ProgressMap, StudyPlan } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { type ExamStanding, readinessOf } from "../scheduler/explain/exam-standing.ts";
import { oncePer } from "../study-plan/once-per.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { type DueTime, isOver, type Moment } from "./assignment.ts";
import { bufferDaysOf, dueTasksOf, type TaskInput, taskLeftOf } from "./due-tasks.ts";
import type { DueItem } from "./occurrences.ts";
import { type StudiedTasks, studiedOfItem } from "./studied-tasks.ts";
import { type FinishedWork, workLengthOf } from "./work-length.ts";

/** One piece of due work as a list shows it. */
export interface DueRow {
  readonly item: DueItem;
  readonly due: DueTime;
  /** Days until it is due, below zero once it was. */
  readonly away: number;
  readonly isHandedIn: boolean;
  readonly isLate: boolean;
  readonly doneMinutes: number;
  /** Its length, done and to do. */
  readonly minutes: number;
  readonly isGuessed: boolean;
  readonly verdict?:
    | { readonly kind: "start by"; readonly day: CalendarDay | "today" }
    | { readonly kind: "short"; readonly minutes: number };
}

/** Whether a session is for the piece of work or for one of its parts. */
export const isOfWork = (taskId: string | undefined, id: string): boolean =>
  taskId === id || taskId?.startsWith(`${id}/`) === true;

/** A remainder below one session is not mentioned. */
const leastShort = 15;
const daysShown = 14;

/** The last day to begin on if half of each day is for this work and it is to be ready early. */
const startByOf = (task: TaskInput, dueDay: CalendarDay, minutesPerDay: number): CalendarDay => {
  const left = taskLeftOf(task);
  const days = Math.ceil(left / Math.max(minutesPerDay / 2, 30));
  return addDays(dueDay, 1 - days - bufferDaysOf(task.workMinutes));
};

const sessionsOfWork = oncePer((plan: StudyPlan) =>
  sessionsOf(plan).filter(({ entry }) => entry.taskId !== undefined),
);

/** Minutes of sessions from today on that are not done, by `taskId`. */
export const openMinutesOf = (
  plan: StudyPlan,
  progress: ProgressMap,
  today: CalendarDay,
): ReadonlyMap<string, number> => {
  const open = new Map<string, number>();
  for (const { day, key, minutes, entry } of sessionsOfWork(plan)) {
    const { taskId = "" } = entry;
    if (day >= today && !isDone(progress, key)) open.set(taskId, (open.get(taskId) ?? 0) + minutes);
  }
  return open;
};

export interface RowInputs {
  readonly items: readonly DueItem[];
  readonly studied: StudiedTasks;
  readonly finished: readonly FinishedWork[];
  /** By `openMinutesOf` of the plan. */
  readonly open: ReadonlyMap<string, number>;
  /** Keys of the tasks that the plan was made with. */
  readonly planned: ReadonlySet<string>;
  readonly minutesPerDay: number;
  readonly now: Moment;
}

/** Planned work without a session, if worth mentioning. */
export const shortMinutesOf = (
  tasks: readonly TaskInput[],
  { open, planned }: Pick<RowInputs, "open" | "planned">,
): number => {
  if (tasks.length === 0 || !tasks.every(({ key }) => planned.has(key))) return 0;
  const short = tasks.reduce((sum, task) => sum + taskLeftOf(task) - (open.get(task.key) ?? 0), 0);
  return short >= leastShort ? Math.round(short) : 0;
};

const verdictOf = (tasks: readonly TaskInput[], inputs: RowInputs): DueRow["verdict"] => {
  const { minutesPerDay, now } = inputs;
  const short = shortMinutesOf(tasks, inputs);
  if (short > 0) return { kind: "short", minutes: short };
  const [task] = tasks;
  if (task?.due === undefined || (task.studiedMinutes ?? 0) > 0 || minutesPerDay <= 0)
    return undefined;
  const startBy = startByOf(task, task.due.day, minutesPerDay);
  const day = startBy < now.day ? now.day : startBy;
  return daysBetween(now.day, day) < 7 && day < task.due.day
    ? { kind: "start by", day: day === now.day ? "today" : day }
    : undefined;
};

/** Minutes of its length that are done: studied, or parts that were ticked. */
const doneMinutesOf = (item: DueItem, { studied, finished }: RowInputs): number => {
  const { minutes } = workLengthOf(item, finished);
  if (item.state !== "open") return Math.min(studiedOfItem(studied, item.id).doneMinutes, minutes);
  const tasks = dueTasksOf({ items: [item], studied, finished });
  return Math.max(minutes - tasks.reduce((sum, task) => sum + taskLeftOf(task), 0), 0);
};

/** One piece of work, however far away it is. */
export const dueRowOf = (item: DueItem & { readonly due: DueTime }, inputs: RowInputs): DueRow => {
  const { studied, finished, now } = inputs;
  const { due, state } = item;
  const { minutes, isGuessed } = workLengthOf(item, finished);
  const isHandedIn = state === "handed in";
  const isLate = isOver(due, now) && !isHandedIn;
  const verdict =
    isLate || isHandedIn
      ? undefined
      : verdictOf(dueTasksOf({ items: [item], studied, finished }), inputs);
  return {
    item,
    due,
    away: daysBetween(now.day, due.day),
    isHandedIn,
    isLate,
    doneMinutes: doneMinutesOf(item, inputs),
    minutes,
    isGuessed,
    ...(verdict === undefined ? {} : { verdict }),
  };
};

/** Late work first, then work due within 14 days; work handed in today stays until midnight. */
export const dueRowsOf = (inputs: RowInputs): readonly DueRow[] => {
  const { items, now } = inputs;
  return items.flatMap((item) => {
    const { due, state, endedOn } = item;
    const isShown = state === "open" || (state === "handed in" && endedOn === now.day);
    if (!isShown || due === undefined || daysBetween(now.day, due.day) > daysShown) return [];
    return [dueRowOf({ ...item, due }, inputs)];
  });
};

/** A piece of due work in figures, beside those of exams. */
export interface WorkStanding extends ExamStanding {
  readonly id: string;
  readonly title: string;
}

/** Work of the plan that is due within 14 days, or does not fit. */
export const workStandingsOf = (
  inputs: RowInputs,
  /** Minutes that each day from today on can take beside its sessions. */
  room: ReadonlyMap<CalendarDay, number>,
): readonly WorkStanding[] =>
  inputs.items.flatMap((item) => {
    const { id, subject, title, due, opens = "" } = item;
    const { now, open, planned } = inputs;
    const tasks = dueTasksOf({ ...inputs, items: [item] });
    const isPlanned = tasks.length > 0 && tasks.every(({ key }) => planned.has(key));
    if (due === undefined || due.day < now.day || !isPlanned) return [];
    const missingMinutes = shortMinutesOf(tasks, inputs);
    if (missingMinutes === 0 && daysBetween(now.day, due.day) > daysShown) return [];
    const sum = (minutesOf: (task: TaskInput) => number) =>
      Math.round(tasks.reduce((all, task) => all + minutesOf(task), 0));
    const plannedMinutes = sum(({ key }) => open.get(key) ?? 0);
    const doneMinutes = Math.round(doneMinutesOf(item, inputs));
    const free = [...room].filter(([day]) => day >= opens && day <= due.day);
    const cushionMinutes = free.reduce((all, [, minutes]) => all + minutes, 0);
    const time = { plannedMinutes, missingMinutes, cushionMinutes };
    return {
      id,
      subject,
      title,
      examDate: due.day,
      kind: "stated",
      neededMinutes: doneMinutes + plannedMinutes + missingMinutes,
      doneMinutes,
      undecidedMinutes: 0,
      ...time,
      readiness: readinessOf(time),
    };
  });
