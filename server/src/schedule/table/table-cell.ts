import {
  daysOfCell,
  type ReadOptions,
  type Weekday,
  type WrittenRange,
} from "@smart-planner/planner/written";
import { labelOfText, rangeWithin } from "../text/written-times.ts";

/** A cell such as `Mon/Wed 9:00-10:30`. */
export interface Meeting {
  readonly days: readonly Weekday[];
  readonly range: WrittenRange;
}

const meetingOf = (text: string, options: ReadOptions): Meeting | undefined => {
  const found = rangeWithin(text, { bareHours: true });
  if (found === undefined) return undefined;
  const rest = `${found.before} ${found.after}`.replace(/[\s:;,()@|]+$|^[\s:;,()@|]+/g, "");
  const days = daysOfCell(rest, { ...options, codes: true });
  return days === undefined ? undefined : { days, range: found.range };
};

/** Meetings of a cell that holds nothing else. */
export const meetingsOfCell = (text: string, options: ReadOptions): Meeting[] | undefined => {
  const parts = text.split(/[;\n]/).filter((part) => part.trim() !== "");
  const meetings = parts.map((part) => meetingOf(part, options));
  if (meetings.length === 0 || meetings.includes(undefined)) {
    const whole = meetingOf(text.replace(/\s+/g, " "), options);
    return whole === undefined ? undefined : [whole];
  }
  return meetings.filter((meeting) => meeting !== undefined);
};

/** A cell that holds only a range. */
export const rangeOfCell = (text: string): WrittenRange | undefined => {
  const label = labelOfText(text, { bareHours: true });
  return label?.end === undefined ? undefined : { start: label.start, end: label.end };
};

/** The days of a row that holds nothing else: a heading of the rows below. */
export const headingDays = (
  cells: readonly string[],
  options: ReadOptions,
): readonly Weekday[] | undefined => {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const [only] = filled;
  return filled.length === 1 && only !== undefined ? daysOfCell(only, options) : undefined;
};
