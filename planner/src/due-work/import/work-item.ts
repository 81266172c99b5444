export type WorkKind = "hand-in" | "quiz" | "exam" | "class" | "event" | "reading" | "other";

/** One entry of a calendar feed, a task export or a syllabus, as it is offered to the student. */
export interface WorkItem {
  readonly title: string;
  readonly kind: WorkKind;
  readonly course?: string | undefined;
  /** The same when the source is read again, also where the source changes its own ids. */
  readonly id?: string | undefined;
  /** ISO date, or local date-time. A date means the end of that day; no offset means an unknown zone. */
  readonly due?: string | undefined;
  /** Of something that is due: when it opens. */
  readonly start?: string | undefined;
  /** For whole days the last one. */
  readonly end?: string | undefined;
  readonly allDay?: boolean | undefined;
  readonly done?: boolean | undefined;
  readonly estimateMinutes?: number | undefined;
  /** Percent of the grade. */
  readonly weight?: number | undefined;
  /** The rule, in the words of the source. */
  readonly recurring?: string | undefined;
}

/** Why something is not offered. They are stored with a calendar's entries, so they never change. */
export const leftOutReasons = [
  "A note, not a task",
  "Already among your exams",
  "Cancelled",
  "Closing time of work that is due earlier",
  "Could not be read",
  "Deleted",
  "Done already",
  "For teachers",
  "Opening time",
  "Over",
  "This calendar has too many events",
  "This file is not complete",
  "This file is too large",
  "This is not a calendar",
  "Too many items",
  "Without a date",
  "Without a title",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Something in the source that was not taken. */
export interface LeftOut {
  readonly title: string;
  readonly reason: LeftOutReason;
}

export interface WorkReading {
  readonly items: readonly WorkItem[];
  readonly leftOut: readonly LeftOut[];
}

/** More than a student can check in a table. */
const mostItems = 1_000;
const longestTitle = 200;

export const cleanTitle = (text: string): string =>
  text.replace(/\s+/g, " ").trim().slice(0, longestTitle).trim();

/** The reading without repeated items, limited to a number a student can check. */
export const limitedReading = ({ items, leftOut }: WorkReading): WorkReading => {
  const seen = new Set<string>();
  const distinct = items.filter(({ title, course, due, start, kind }) => {
    const key = [title.toLowerCase(), course, due ?? start, kind].join("\n");
    return !seen.has(key) && seen.add(key);
  });
  const beyond = distinct
    .slice(mostItems)
    .map(({ title }): LeftOut => ({ title, reason: "Too many items" }));
  return {
    items: distinct.slice(0, mostItems),
    leftOut: [...leftOut, ...beyond].slice(0, mostItems),
  };
};
