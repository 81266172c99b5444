import type { CalendarDay } from "../model/model.ts";
import { type AssignmentPart, endOfDueDay } from "./assignment.ts";
import type { DueItem } from "./occurrences.ts";
import { partTaskId, type StudiedTasks, studiedOfItem } from "./studied-tasks.ts";
import { type FinishedWork, workLengthOf } from "./work-length.ts";

export interface TaskMoment {
  readonly day: CalendarDay;
  /** Minutes from midnight. */
  readonly minute: number;
}

/** Due work as the planners take it. */
export interface TaskInput {
  /** Becomes the `taskId` of its sessions. */
  readonly key: string;
  readonly subject: string;
  readonly title: string;
  /** Without one it is planned into spare time, after everything else. */
  readonly due?: TaskMoment | undefined;
  readonly opens?: TaskMoment | undefined;
  readonly workMinutes: number;
  /** Part of `workMinutes` that is done. */
  readonly studiedMinutes?: number | undefined;
  readonly importance?: number | undefined;
  /** A small exam: studied for until it begins, and not after it. */
  readonly isQuiz?: boolean | undefined;
}

/** Days by which work of this length should be ready early. */
export const bufferDaysOf = (minutes: number): number =>
  minutes < 180 ? 1 : minutes < 360 ? 2 : 3;

export type DatedTask = TaskInput & { readonly due: TaskMoment };

export const isDated = (task: TaskInput): task is DatedTask => task.due !== undefined;

/** The title of its sessions. */
export const nameOfTask = ({ subject, title }: TaskInput): string => subject.trim() || title.trim();

const tickedIn = (parts: readonly AssignmentPart[]): number =>
  parts.reduce((sum, part) => sum + (part.done === true ? part.minutes : 0), 0);

export const taskLeftOf = ({ workMinutes, studiedMinutes = 0 }: TaskInput): number =>
  Math.max(0, workMinutes - studiedMinutes);

/** The parts with a day of their own split the work; a part without one belongs to the next that has one. */
const groupsOf = (parts: readonly AssignmentPart[]): readonly (readonly AssignmentPart[])[] => {
  const groups: AssignmentPart[][] = [[]];
  for (const part of parts) {
    groups.at(-1)?.push(part);
    if (part.dueDay !== undefined) groups.push([]);
  }
  return groups.filter(({ length }) => length > 0);
};

const datedTasksOf = (
  item: DueItem & { readonly due: NonNullable<DueItem["due"]> },
  studied: StudiedTasks,
  finished: readonly FinishedWork[],
): readonly TaskInput[] => {
  const { id, subject, title, kind, due, opens, parts = [], importance } = item;
  const { day } = due;
  // A quiz at an unknown time may be in the morning: nothing is planned for it on its day.
  const minute = due.minute ?? (kind === "quiz" ? 0 : endOfDueDay);
  const shared = {
    subject,
    ...(importance === undefined ? {} : { importance }),
    ...(kind === "quiz" ? { isQuiz: true } : {}),
  };
  const { doneMinutes } = studiedOfItem(studied, id);
  const fromDay = opens !== undefined && opens <= day ? opens : undefined;
  const opening = fromDay === undefined ? {} : { opens: { day: fromDay, minute: 0 } };
  if (parts.length === 0)
    return [
      { ...wholeTaskOf(item, studied, finished), ...shared, due: { day, minute }, ...opening },
    ];
  // Time counts for the parts in their order, beyond those the student ticked.
  let time = doneMinutes - tickedIn(parts);
  let begins = fromDay;
  return groupsOf(parts).flatMap((group): readonly TaskInput[] => {
    const ticked = tickedIn(group);
    const workMinutes = group.reduce((sum, part) => sum + part.minutes, 0);
    const used = Math.min(Math.max(time, 0), workMinutes - ticked);
    time -= used;
    const last = group.at(-1);
    const partDay = dayBefore(last?.dueDay, day);
    const from = begins;
    begins = partDay ?? begins;
    if (last === undefined || workMinutes - ticked - used <= 0) return [];
    return [
      {
        ...shared,
        key: partDay === undefined ? id : partTaskId(id, last.id),
        title: partDay === undefined ? title : `${title}: ${last.title}`,
        due: partDay === undefined ? { day, minute } : { day: partDay, minute: endOfDueDay },
        ...(from === undefined ? {} : { opens: { day: from, minute: 0 } }),
        workMinutes,
        studiedMinutes: ticked + used,
      },
    ];
  });
};

const dayBefore = (one: CalendarDay | undefined, day: CalendarDay): CalendarDay | undefined =>
  one !== undefined && one < day ? one : undefined;

/** All of the work as one task. */
const wholeTaskOf = (
  item: DueItem,
  studied: StudiedTasks,
  finished: readonly FinishedWork[],
): TaskInput => {
  const { id, subject, title, parts = [] } = item;
  const { minutes } = workLengthOf(item, finished);
  const done = Math.max(studiedOfItem(studied, id).doneMinutes, tickedIn(parts));
  return {
    key: id,
    subject,
    title,
    workMinutes: minutes,
    studiedMinutes: Math.min(done, minutes),
  };
};

/** Open work with something left to do, for the planners. */
export const dueTasksOf = ({
  items,
  studied,
  finished = [],
}: {
  readonly items: readonly DueItem[];
  readonly studied: StudiedTasks;
  readonly finished?: readonly FinishedWork[] | undefined;
}): readonly TaskInput[] =>
  items.flatMap((item) => {
    const { due, state } = item;
    if (state !== "open") return [];
    const tasks =
      due === undefined
        ? [wholeTaskOf(item, studied, finished)]
        : datedTasksOf({ ...item, due }, studied, finished);
    return tasks.filter((task) => taskLeftOf(task) > 0);
  });
