import type { CalendarDay, Weekday } from "../model/model.ts";

/** A quiz is a small exam; a task has no due date and is planned into spare time. */
export const assignmentKinds = ["hand-in", "reading", "quiz", "group", "task"] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

export const assignmentStates = ["open", "handed in", "let go"] as const;
export type AssignmentState = (typeof assignmentStates)[number];

export interface DueTime {
  readonly day: CalendarDay;
  /** Minutes from midnight; without it the work is due at 23:59. */
  readonly minute?: number | undefined;
}

/** One step of an assignment: Research, Draft, Edit. Steps are worked on in their order. */
export interface AssignmentPart {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** When this step is to be finished; any day up to the due day without it. */
  readonly dueDay?: CalendarDay | undefined;
  readonly done?: boolean | undefined;
}

/** Work with a due date, as stored. With `repeats` it is the rule of weekly work. */
export interface Assignment {
  readonly kind: AssignmentKind;
  /** A subject of the form, a course of its own, or empty. */
  readonly subject: string;
  readonly title: string;
  /** For weekly work the first due time. */
  readonly due?: DueTime | undefined;
  /** No work before this day; for weekly work counted in days from the first due day. */
  readonly opens?: CalendarDay | undefined;
  /** Absent if the student does not know. */
  readonly estimate?:
    | { readonly minutes: number }
    | { readonly pages: number; readonly minutesPerPage: number }
    | undefined;
  /** Once there are parts, the sum of their minutes is the length. */
  readonly parts?: readonly AssignmentPart[] | undefined;
  /** 2 counts twice as much as usual when not all work fits. */
  readonly importance?: number | undefined;
  readonly note?: string | undefined;
  readonly state: AssignmentState;
  /** The day it was handed in or let go. */
  readonly endedOn?: CalendarDay | undefined;
  readonly repeats?:
    | {
        readonly everyWeeks: number;
        readonly until?: CalendarDay | undefined;
        /** Absent if it is the weekday of the first due day. */
        readonly weekday?: Weekday | undefined;
      }
    | undefined;
  readonly addedOn: CalendarDay;
  /** Where it was brought in from. */
  readonly source?: WorkSource | undefined;
}

export interface WorkSource {
  /** The record of the school calendar's entry that it follows. */
  readonly entry?: string | undefined;
  /** The source's course and kind, to prefill the next table. */
  readonly course?: string | undefined;
  readonly kind?: string | undefined;
}

export const assignmentLimits = {
  title: 200,
  note: 2_000,
  parts: 50,
  /** 500 hours: longer work is several assignments. */
  minutes: 500 * 60,
  everyWeeks: 52,
} as const;

export const endOfDueDay = 23 * 60 + 59;

export interface Moment {
  readonly day: CalendarDay;
  readonly minuteOfDay: number;
}

/** Whether a due time has passed. */
export const isOver = (due: DueTime | undefined, now: Moment): boolean =>
  due !== undefined &&
  (due.day < now.day || (due.day === now.day && (due.minute ?? endOfDueDay) < now.minuteOfDay));

/** Why an assignment cannot be planned as it was entered; `undefined` if it can. */
export const assignmentProblem = (
  { due, opens, estimate, repeats }: Pick<Assignment, "due" | "opens" | "estimate" | "repeats">,
  today: CalendarDay,
) => {
  const minutes = estimate === undefined ? undefined : minutesOfEstimate(estimate);
  if (minutes !== undefined && !(minutes >= 1)) return "no length";
  if (minutes !== undefined && minutes > assignmentLimits.minutes) return "too long";
  if (due !== undefined && opens !== undefined && opens > due.day) return "starts late";
  if (repeats?.until !== undefined && due !== undefined && repeats.until < due.day)
    return "ends early";
  if (due !== undefined && due.day < today && repeats === undefined) return "day is over";
  return undefined;
};

export const minutesOfEstimate = (estimate: NonNullable<Assignment["estimate"]>): number =>
  "minutes" in estimate ? estimate.minutes : estimate.pages * estimate.minutesPerPage;
