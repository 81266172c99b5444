import {
  dayColumnReader,
  daysOfHeadings,
  type ReadOptions,
  resolveTime,
  writtenDate,
} from "@smart-planner/planner/written";
import { isCourseCode, isPerson, isPlace, isPlaceholder } from "../text/subject-text.ts";
import { labelOfText } from "../text/written-times.ts";
import { type ColumnRole, roleOfHeading } from "./column-headings.ts";
import { headingDays, meetingsOfCell, rangeOfCell } from "./table-cell.ts";

export type Table = readonly (readonly string[])[];

export interface ColumnPlan {
  readonly roles: readonly (ColumnRole | undefined)[];
  /** The first row after the headings, or 0 if there are none. */
  readonly firstRow: number;
}

const valueRoles: readonly ColumnRole[] = ["day", "date", "when", "start"];

/** Minutes of the clock, on which 1:00 follows 11:00. */
const halfDay = 720;

/** How long a class is from one column of times to another, if both hold one. */
const lengthsBetween = (start: Column, end: Column): number[] =>
  start.rows.flatMap((row) => {
    const [first, last] = [start, end].map(
      ({ column }) => labelOfText(row[column] ?? "", { bareHours: true })?.start,
    );
    if (first === undefined || last === undefined) return [];
    const style = { afternoonHours: false };
    return (resolveTime(last, style) - resolveTime(first, style) + 2 * halfDay) % halfDay;
  });

/** Two columns of times of which one is always some hours later: when a class starts and ends. */
const startAndEnd = (times: readonly Column[]) => {
  for (const start of times)
    for (const end of times) {
      const lengths = start === end ? [] : lengthsBetween(start, end);
      const fitting = lengths.filter((length) => length > 0 && length <= halfDay / 2);
      if (lengths.length > 1 && fitting.length >= 0.9 * lengths.length) return { start, end };
    }
  return undefined;
};

const headingRow = (table: Table): ColumnPlan | undefined => {
  for (const [index, row] of table.slice(0, 15).entries()) {
    const roles = row.map((cell) => roleOfHeading(cell));
    const known = new Set(roles.filter((role) => role !== undefined));
    const hasValues = row.some((cell) => labelOfText(cell) !== undefined);
    if (known.size >= 2 && !hasValues && valueRoles.some((role) => known.has(role))) {
      return { roles, firstRow: index + 1 };
    }
  }
  return undefined;
};

/**
 * A header with a day, a subject and times is of a list. By its cells alone, a list with each day
 * once looks like a week.
 */
export const isHeadedList = (table: Table): boolean => {
  const { roles, firstRow } = headingRow(table) ?? { roles: [], firstRow: 0 };
  // `Mon` and `Thu` are a subject and a day in Vietnamese: beside each other they head a week.
  const days = daysOfHeadings(table[firstRow - 1] ?? []).filter((day) => day !== undefined);
  if (days.length >= 2) return false;
  const has = (...some: ColumnRole[]) => some.some((role) => roles.includes(role));
  return has("day", "date") && has("subject", "code") && has("when", "start");
};

const evidenceOf = (cell: string, dayOf: (text: string) => unknown, options: ReadOptions) => {
  if (dayOf(cell) !== undefined) return "day";
  if (writtenDate(cell, "day-first") !== undefined) return "date";
  if (rangeOfCell(cell) !== undefined) return "range";
  if (labelOfText(cell) !== undefined) return "time";
  if (meetingsOfCell(cell, options) !== undefined) return "meeting";
  if (isPerson(cell)) return "person";
  if (isCourseCode(cell)) return "code";
  return isPlace(cell) ? "place" : "text";
};

type Evidence = ReturnType<typeof evidenceOf>;

interface Column {
  readonly column: number;
  readonly rows: Table;
  readonly cells: readonly string[];
  readonly share: (kind: Evidence) => number;
}

const columnsOf = (rows: Table, options: ReadOptions): Column[] => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => row[column]?.trim() ?? "").filter((cell) => cell !== "");
    const dayOf = dayColumnReader(cells.slice(0, 200), options);
    const kinds = cells.slice(0, 200).map((cell) => evidenceOf(cell, dayOf, options));
    const share = (kind: Evidence) =>
      kinds.filter((found) => found === kind).length / (kinds.length || 1);
    return { column, rows, cells, share };
  });
};

const strongest = (columns: readonly Column[], kind: Evidence): Column | undefined =>
  columns
    .filter((column) => column.share(kind) >= 0.5)
    .sort(
      (left, right) =>
        right.share(kind) - left.share(kind) || right.cells.length - left.cells.length,
    )[0];

const subjectColumn = (columns: readonly Column[]): Column | undefined => {
  const texts = columns.filter((column) => column.share("text") >= 0.5);
  const varies = ({ cells }: Column): boolean => cells.length <= 3 || new Set(cells).size > 1;
  const lettered = ({ cells }: Column): boolean =>
    cells.some((cell) => /\p{L}{2}/u.test(cell) && !isPlaceholder(cell));
  return (
    texts.find((column) => lettered(column) && varies(column)) ??
    texts.find(lettered) ??
    columns.find((column) => column.share("code") >= 0.5) ??
    columns.filter(lettered).sort((left, right) => right.share("text") - left.share("text"))[0]
  );
};

const lettersIn = (cells: readonly string[]): number =>
  cells.join("").replace(/[^\p{L}]/gu, "").length / (cells.length || 1);

/** Several columns may be headed by a name (`Subject` with a code, `Course name`): the wordiest counts. */
const onlyOne = (
  roles: (ColumnRole | undefined)[],
  columns: readonly Column[],
  role: ColumnRole,
  better: (column: Column) => number,
): void => {
  const headed = columns
    .filter(({ column }) => roles[column] === role)
    .sort((left, right) => better(right) - better(left));
  for (const { column } of headed.slice(1)) roles[column] = role === "subject" ? "code" : "other";
};

const rolesByContent = (
  rows: Table,
  given: readonly (ColumnRole | undefined)[],
  options: ReadOptions,
): (ColumnRole | undefined)[] => {
  const roles: (ColumnRole | undefined)[] = [...given];
  const all = columnsOf(
    rows.filter((row) => headingDays(row, options) === undefined),
    options,
  );
  onlyOne(roles, all, "subject", ({ cells }) => lettersIn(cells));
  onlyOne(roles, all, "day", (column) => column.share("day"));
  const open = () => all.filter(({ column }) => roles[column] === undefined);
  const missing = (...wanted: ColumnRole[]) => !wanted.some((role) => roles.includes(role));
  const assign = (column: Column | undefined, role: ColumnRole) => {
    if (column !== undefined) roles[column.column] = role;
  };
  const times = all.filter((column) => column.share("time") >= 0.5);
  const pair = startAndEnd(times);
  if (pair !== undefined) {
    for (const { column } of times) roles[column] = "other";
    assign(pair.start, "start");
    assign(pair.end, "end");
  }
  if (missing("when", "start")) assign(strongest(open(), "meeting"), "when");
  if (missing("day", "date")) assign(strongest(open(), "day"), "day");
  if (missing("day", "date")) assign(strongest(open(), "date"), "date");
  if (missing("when", "start")) assign(strongest(open(), "range"), "when");
  if (missing("when", "start")) assign(strongest(open(), "time"), "start");
  if (missing("subject")) {
    if (given.length === 0 || missing("code")) assign(subjectColumn(open()), "subject");
  }
  return roles;
};

/** The role of each column, by its heading, else by its cells. */
export const planColumns = (table: Table, options: ReadOptions): ColumnPlan => {
  const headed = headingRow(table);
  const firstRow = headed?.firstRow ?? 0;
  const roles = rolesByContent(table.slice(firstRow), headed?.roles ?? [], options);
  return { roles, firstRow };
};
