export type WorkKind = "hand-in" | "quiz" | "exam" | "class" | "event" | "reading" | "other";

/** One entry of a calendar feed, a task export or a syllabus, as it is offered to the student. */
export interface WorkItem {
  readonly title: string;
  readonly kind: WorkKind;
  readonly course?: string;
  /** The same when the source is read again, also where the source changes its own ids. */
  readonly id?: string;
  /**
   * ISO date, or date-time by the student's clock. A date without a time means the end of that day.
   * Without an offset the source gives no time zone.
   */
  readonly due?: string;
  readonly start?: string;
  /** For whole days the last one. */
  readonly end?: string;
  readonly allDay?: boolean;
  readonly done?: boolean;
  readonly estimateMinutes?: number;
  /** Percent of the grade. */
  readonly weight?: number;
  /** The rule, in the words of the source. */
  readonly recurring?: string;
}

/** Something in the source that was not taken. */
export interface LeftOut {
  readonly title: string;
  readonly reason: string;
}

export interface WorkReading {
  readonly items: readonly WorkItem[];
  readonly leftOut: readonly LeftOut[];
}

/** More than a student can check in a table. */
export const mostItems = 2_000;
const longestTitle = 200;

export const cleanTitle = (text: string): string =>
  text.replace(/\s+/g, " ").trim().slice(0, longestTitle).trim();

/** The reading without repeated items, cut to what a student can check. */
export const limitedReading = ({ items, leftOut }: WorkReading): WorkReading => {
  const seen = new Set<string>();
  const distinct = items.filter(({ title, course, due, start, kind }) => {
    const key = [title.toLowerCase(), course, due ?? start, kind].join("\n");
    return !seen.has(key) && seen.add(key);
  });
  const beyond = distinct
    .slice(mostItems)
    .map(({ title }) => ({ title, reason: "Too many items" }));
  return {
    items: distinct.slice(0, mostItems),
    leftOut: [...leftOut, ...beyond].slice(0, mostItems),
  };
};
