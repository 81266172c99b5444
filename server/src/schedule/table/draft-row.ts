import type { ScheduleRow, UnlikelyReason } from "@smart-planner/contract";
import {
  type CalendarDay,
  clockStyleOf,
  formatClock,
  minutesPerDay,
  mondayOf,
  resolveRange,
  resolveTime,
  type Weekday,
  type WrittenRange,
  type WrittenTime,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/written";
import type { AlternateWeeks } from "../text/alternate-weeks.ts";
import { isBreak, isPerson, isPlace } from "../text/subject-text.ts";

/** When a class is, as the file writes it. */
export type DraftTime =
  | { readonly kind: "range"; readonly range: WrittenRange }
  | { readonly kind: "duration"; readonly start: WrittenTime; readonly minutes: number }
  | { readonly kind: "minutes"; readonly start: number; readonly end: number };

/** A row before its hours are known, which needs the hours of the whole file. */
export interface DraftRow {
  readonly days: readonly Weekday[];
  readonly subject: string;
  readonly time: DraftTime;
  /** The day itself, where the file states dates. */
  readonly date?: CalendarDay;
  readonly alternate?: AlternateWeeks;
  /** Of a list of exams. */
  readonly exam?: true;
  /** Known to be doubtful: its day is guessed, or its page is misread. */
  readonly doubt?: "day" | "page";
  /** The class, section or stream that the row belongs to, if a file lists several. */
  readonly group?: string;
}

interface Settled {
  readonly day: Weekday;
  readonly subject: string;
  readonly start: number;
  readonly end: number;
  readonly group: string | undefined;
  readonly weeks: Set<string>;
  readonly alternate: AlternateWeeks | undefined;
  readonly exam: true | undefined;
  readonly doubt: DraftRow["doubt"];
  /** Drawn in a week rather than written as a row of a list. */
  readonly drawn: boolean;
}

export const writtenTimes = ({ time }: DraftRow): WrittenTime[] => {
  if (time.kind === "range") return [time.range.start, time.range.end];
  return time.kind === "duration" ? [time.start] : [];
};

const rangeOf = (time: DraftTime, style: ReturnType<typeof clockStyleOf>) => {
  if (time.kind === "range") return resolveRange(time.range, style);
  if (time.kind === "minutes") return time;
  const start = resolveTime(time.start, style);
  return { start, end: start + time.minutes };
};

const settled = (drafts: readonly DraftRow[]): Settled[] => {
  const style = clockStyleOf(drafts.flatMap(writtenTimes));
  const rows = new Map<string, Settled>();
  for (const draft of drafts) {
    const { days, subject, time, date, group, exam, alternate, doubt } = draft;
    const range = rangeOf(time, style);
    if (isBreak(subject) || range === undefined || range.end - range.start >= minutesPerDay)
      continue;
    for (const day of date === undefined ? days : [weekdayOf(date)]) {
      const { start, end } = range;
      const key = JSON.stringify([day, subject, start, end, group, alternate]);
      const drawn = time.kind === "minutes" && date === undefined;
      const weeks = new Set<string>();
      const row = rows.get(key) ?? {
        day,
        subject,
        start,
        end,
        group,
        weeks,
        alternate,
        exam,
        doubt,
        drawn,
      };
      if (date !== undefined) row.weeks.add(mondayOf(date));
      rows.set(key, row);
    }
  }
  return [...rows.values()];
};

/**
 * The room, the teacher or a remark of a class whose name is in the row above. If most classes are
 * called by codes, a code is a name.
 */
const detailsAmong = (rows: readonly Settled[]): ((subject: string) => boolean) => {
  const places = rows.filter(({ subject }) => isPlace(subject)).length;
  return (subject) =>
    /^\(/.test(subject) || isPerson(subject) || (isPlace(subject) && places * 2 <= rows.length);
};

/** A double lesson drawn as two rows of a week is one class, and so is one whose text runs on. */
const joined = (rows: readonly Settled[]): Settled[] => {
  const open = [...rows].sort(
    (left, right) => left.day - right.day || left.start - right.start || left.end - right.end,
  );
  const isDetail = detailsAmong(rows);
  const result: Settled[] = [];
  for (const row of open) {
    const index = result.findLastIndex(
      (other) =>
        other.day === row.day &&
        other.drawn &&
        row.drawn &&
        (other.end === row.start || (other.start === row.start && other.end === row.end)) &&
        (other.subject === row.subject || isDetail(row.subject)),
    );
    const before = result[index];
    if (before === undefined) result.push(row);
    else result[index] = { ...before, end: row.end };
  }
  return result;
};

const shortest = 15;
const lengthOf = ({ start, end }: Settled): number => end - start;

/** Drawn text beside a class with a written time is a part of that class; a box of minutes is none. */
const withoutParts = (rows: readonly Settled[]): Settled[] =>
  rows.filter(
    (row) =>
      !row.drawn ||
      (lengthOf(row) >= shortest && !rows.some((other) => !other.drawn && meets(row, other))),
  );

/**
 * Drawn boxes do not cross: the longer of two lost a line between them. If most boxes that meet
 * share their times, groups have their classes side by side.
 */
const crossingIn = (rows: readonly Settled[]): ReadonlySet<Settled> => {
  const crossing = new Set<Settled>();
  let shared = 0;
  for (const row of rows.filter(({ drawn }) => drawn)) {
    const others = rows.filter((other) => meets(row, other));
    if (others.some((other) => lengthOf(other) < lengthOf(row))) crossing.add(row);
    shared += others.filter(({ start, end }) => start === row.start && end === row.end).length;
  }
  return shared > crossing.size ? new Set() : crossing;
};

const longest = 5 * 60;
const earliest = 6 * 60;

const meets = (left: Settled, right: Settled): boolean =>
  left !== right &&
  left.day === right.day &&
  (left.alternate ?? right.alternate) === (right.alternate ?? left.alternate) &&
  left.group === right.group &&
  left.start < right.end &&
  right.start < left.end &&
  (left.weeks.size === 0 || [...left.weeks].some((week) => right.weeks.has(week)));

const doubtOf = (row: Settled, sameDay: readonly Settled[]): UnlikelyReason | undefined => {
  if (row.end > minutesPerDay) return "next-day";
  if (row.end - row.start > longest) return "long";
  if (row.start < earliest) return "early";
  if (sameDay.some((other) => meets(row, other))) return "overlap";
  if (row.doubt !== undefined) return row.doubt;
  // Which of two weeks is this one is not for a file to say.
  return row.alternate === undefined ? undefined : "second-week";
};

/** The rows of the answer in the order of the week, each once, with a mark if one is unlikely. */
export const finishRows = (drafts: readonly DraftRow[]): ScheduleRow[] => {
  const rows = withoutParts(joined(settled(drafts)));
  const crossing = crossingIn(rows);
  const byDay = Map.groupBy(rows, (row) => row.day);
  return rows.flatMap((row) => {
    if (crossing.has(row)) return [];
    const unlikely = doubtOf(row, byDay.get(row.day) ?? []);
    return {
      day: weekdayNames[row.day],
      subject: row.subject,
      startTime: formatClock(row.start % minutesPerDay),
      endTime: formatClock(row.end % minutesPerDay),
      ...(unlikely === undefined ? {} : { unlikely }),
      ...(row.weeks.size === 0 ? {} : { weeks: [...row.weeks].sort() }),
      ...(row.alternate === undefined ? {} : { alternate: row.alternate }),
      ...(row.exam === undefined ? {} : { exam: row.exam }),
      ...(row.group === undefined ? {} : { group: row.group }),
    };
  });
};
