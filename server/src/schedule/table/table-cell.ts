import type { Weekday } from "@smart-planner/planner";
import {
  findRange,
  rangeOfCell,
  repairScannedTimes,
  type WrittenRange,
} from "../text/clock-times.ts";
import { daysOfCell } from "../text/day-names.ts";

export interface ReadOptions {
  /** Text that comes from a scan: misread letters in days and times are forgiven. */
  readonly scanned?: boolean;
}

/** A cell such as `Mon/Wed 9:00-10:30`. */
export interface Meeting {
  readonly days: readonly Weekday[];
  readonly range: WrittenRange;
}

const meetingOf = (text: string, options: ReadOptions): Meeting | undefined => {
  const found = findRange(text, { bareHours: true });
  if (found === undefined) return undefined;
  const rest = `${found.before} ${found.after}`.replace(/[\s:;,()@|]+$|^[\s:;,()@|]+/g, "");
  const days = daysOfCell(rest, { ...options, codes: true });
  return days === undefined ? undefined : { days, range: found.range };
};

/** Every meeting of a cell that holds nothing but meetings. */
export const meetingsOfCell = (text: string, options: ReadOptions): Meeting[] | undefined => {
  const parts = text.split(/[;\n]/).filter((part) => part.trim() !== "");
  const meetings = parts.map((part) => meetingOf(part, options));
  if (meetings.length === 0 || meetings.includes(undefined)) {
    const whole = meetingOf(text.replace(/\s+/g, " "), options);
    return whole === undefined ? undefined : [whole];
  }
  return meetings.filter((meeting) => meeting !== undefined);
};

export const rangeIn = (text: string, options: ReadOptions): WrittenRange | undefined => {
  const plain = text.replace(/\s+/g, " ");
  return rangeOfCell(options.scanned === true ? repairScannedTimes(plain) : plain, {
    bareHours: true,
  });
};

/** The days of a row that holds nothing else: they head the rows below it. */
export const headingDays = (
  cells: readonly string[],
  options: ReadOptions,
): readonly Weekday[] | undefined => {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const [only] = filled;
  return filled.length === 1 && only !== undefined ? daysOfCell(only, options) : undefined;
};
