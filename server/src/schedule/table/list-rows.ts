import {
  type CalendarDay,
  dateOrderOf,
  dayColumnReader,
  durationOf,
  looksLikeExam,
  minutesOfUnit,
  type ReadOptions,
  type Weekday,
  type WrittenTime,
  weekdays,
  writtenDate,
} from "@smart-planner/planner/written";
import { alternateOfCell, withoutAlternate } from "../text/alternate-weeks.ts";
import { isBreak, subjectOf } from "../text/subject-text.ts";
import { labelOfText } from "../text/written-times.ts";
import { type ColumnRole, roleOfHeading } from "./column-headings.ts";
import { planColumns, type Table } from "./column-roles.ts";
import type { DraftRow, DraftTime } from "./draft-row.ts";
import type { TableReading } from "./left-out.ts";
import { headingDays, meetingsOfCell, rangeOfCell } from "./table-cell.ts";

const oneHour = 60;

type CellOf = (role: ColumnRole) => string;

interface FoundTime {
  readonly time: DraftTime;
  readonly days?: readonly Weekday[];
}

/** The hour and the minute of a start or an end, in one cell or in two. */
const clockOf = (
  cell: CellOf,
  roles: readonly ["start" | "end", "startMinute" | "endMinute"],
): WrittenTime | undefined => {
  const minutes = cell(roles[1]);
  const text = minutes === "" ? cell(roles[0]) : `${cell(roles[0])}:${minutes.padStart(2, "0")}`;
  const label = labelOfText(withoutDate(text), { bareHours: true });
  return label?.end === undefined ? label?.start : undefined;
};

/** `2026-09-14 09:00` and `2026-09-14T09:00` hold a time as well. */
const withoutDate = (text: string): string =>
  text
    .replace(/^\d{4}-\d{2}-\d{2}[T\s]+(?=\d)|^\d{1,2}[./]\d{1,2}[./]\d{2,4}\s+(?=\d)/, "")
    .replace(/(?<=:\d\d)(?:\.\d+)?Z$|(?<=:\d\d:\d\d)[+-]\d\d:?\d\d$/, "");

/** An end such as `90 min` or `2h` is a length, unless the start is written so too: `8h30` and `10h`. */
const isLength = (end: string, start: string): boolean => {
  const words = start.replace(/[ap]\.?\s?m\b/gi, "").match(/\p{L}+/gu) ?? [];
  return (
    /\p{L}/u.test(end) &&
    durationOf(end) !== undefined &&
    !words.some((word) => minutesOfUnit(word) !== undefined)
  );
};

const timesOf = (cell: CellOf, options: ReadOptions): readonly FoundTime[] => {
  const when = cell("when") || cell("start");
  const range = rangeOfCell(when);
  if (range !== undefined) return [{ time: { kind: "range", range } }];
  const meetings = when === "" ? undefined : meetingsOfCell(when, options);
  if (meetings !== undefined) {
    return meetings.map((meeting) => ({
      time: { kind: "range", range: meeting.range },
      days: meeting.days,
    }));
  }
  const start = clockOf(cell, ["start", "startMinute"]) ?? labelOfText(cell("when"))?.start;
  if (start === undefined) return [];
  const endsAfter = isLength(cell("end"), cell("start") || cell("when"));
  const end = endsAfter ? undefined : clockOf(cell, ["end", "endMinute"]);
  if (end !== undefined) return [{ time: { kind: "range", range: { start, end } } }];
  const minutes = durationOf(cell(endsAfter ? "end" : "duration"));
  return minutes === undefined ? [] : [{ time: { kind: "duration", start, minutes } }];
};

/** A description goes on with codes and places: its first words are the class's name. */
const beforeCodes = (text: string): string => text.replace(/\s+\S*\d.*$/s, "");

/** A column of days may count them: from 0 or from 1, Monday first. */
const countedDays = (cells: readonly string[]): ((text: string) => Weekday[] | undefined) => {
  const filled = cells.filter((cell) => cell !== "");
  const numbers = filled.map(Number);
  const counted = filled.length > 0 && filled.every((cell) => /^[0-7]$/.test(cell));
  const from = numbers.includes(0) ? 0 : 1;
  if (!counted || (from === 0 && numbers.includes(7))) return () => undefined;
  return (text) => {
    const day = weekdays[Number(text) - from];
    return day === undefined ? undefined : [day];
  };
};

/** Streams of a school: few names, each with many rows; a section of one course is none. */
const groupsIn = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== "");
  const count = new Set(filled).size;
  return count > 1 && filled.length > 0.8 * cells.length && filled.length >= 6 * count;
};

/** A row that has more than a name, and is not a second header: a class, even if incomplete. */
const isMeantAsClass = (row: readonly string[], subject: string): boolean =>
  row.filter((cell) => cell.trim() !== "").length >= 2 &&
  row.filter((cell) => roleOfHeading(cell) !== undefined).length < 2 &&
  !isBreak(subject);

/** A start alone is an hour where no column holds ends. */
const timesOrHour = (cell: CellOf, options: ReadOptions): readonly FoundTime[] => {
  const found = timesOf(cell, options);
  const start = found.length > 0 ? undefined : labelOfText(cell("start") || cell("when"))?.start;
  return start === undefined ? found : [{ time: { kind: "duration", start, minutes: oneHour } }];
};

const nameIn = (cell: CellOf) =>
  subjectOf([{ text: cell("subject") }]) ??
  subjectOf([{ text: cell("code") }]) ??
  subjectOf([{ text: beforeCodes(cell("details")) }]);

/** A list: one class a row, columns in any order, with or without headings. */
export const listRows = (table: Table, options: ReadOptions): TableReading => {
  const plan = planColumns(table, options);
  const columnOf = (role: ColumnRole) => plan.roles.indexOf(role);
  const has = (role: ColumnRole) => columnOf(role) >= 0;
  const timesIn = has("end") || has("duration") ? timesOf : timesOrHour;
  const body = table.slice(plan.firstRow);
  const cellsOf = (role: ColumnRole) => body.map((row) => row[columnOf(role)]?.trim() ?? "");
  const order = dateOrderOf(cellsOf("date"));
  const counted = countedDays(cellsOf("day"));
  const daysOf = dayColumnReader(cellsOf("day"), options);
  const sureDaysOf = dayColumnReader(cellsOf("day"), { ...options, exact: true });
  const hasGroups = has("group") && groupsIn(cellsOf("group"));
  const areExams = table
    .slice(0, plan.firstRow)
    .flat()
    .some((title) => looksLikeExam({ title }));
  const drafts: DraftRow[] = [];
  const left: string[] = [];
  let currentDays: readonly Weekday[] | undefined;
  let dayIsGuessed = false;
  const dateIn = (cell: CellOf) =>
    writtenDate(cell("date"), order) ??
    writtenDate(cell("day"), order) ??
    (has("day") ? undefined : writtenDate(cell("start"), order));
  /** They hold for the rows below too, if those state none. */
  const daysIn = (cell: CellOf, date: CalendarDay | undefined) => {
    const text = cell("day");
    if (text === "" || date !== undefined) return undefined;
    const days = counted(text) ?? daysOf(text) ?? [];
    if (days.length > 0) {
      currentDays = days;
      dayIsGuessed = counted(text) === undefined && sureDaysOf(text) === undefined;
    }
    return days;
  };
  for (const row of body) {
    const cell: CellOf = (role) => row[columnOf(role)]?.trim() ?? "";
    const heading = headingDays(row, options);
    if (heading !== undefined) {
      currentDays = heading;
      dayIsGuessed = headingDays(row, { ...options, exact: true }) === undefined;
      continue;
    }
    const date = dateIn(cell);
    const days = daysIn(cell, date) ?? currentDays;
    const name = nameIn(cell);
    if (name === undefined) continue;
    const { subject, alternate = alternateOfCell(cell("week")) } = withoutAlternate(name);
    const isGuessed = dayIsGuessed && date === undefined;
    const group = cell("group").slice(0, 60);
    const found = timesIn(cell, options).flatMap(({ time, days: ownDays }): DraftRow[] => {
      const rowDays = ownDays ?? days ?? [];
      if (date === undefined && rowDays.length === 0) return [];
      const draft: DraftRow = {
        ...{ days: rowDays, subject, time },
        ...(date !== undefined && { date, ...(areExams && { exam: true as const }) }),
        ...(alternate !== undefined && { alternate }),
        ...(isGuessed && ownDays === undefined && { doubt: "day" as const }),
        ...(hasGroups && group !== "" && { group }),
      };
      return [draft];
    });
    drafts.push(...found);
    // The first row may be headings in words that are not known here.
    const isHeading = row === body[0] && !row.some((each) => /\d/.test(each));
    if (found.length === 0 && !isHeading && isMeantAsClass(row, subject)) left.push(subject);
  }
  return { drafts, left };
};
