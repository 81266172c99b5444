import { timeOfCell } from "../text/clock-times.ts";
import { daysOfCell } from "../text/day-names.ts";
import { isCourseCode, isPerson, isPlace, isPlaceholder } from "../text/subject-text.ts";
import { type ColumnRole, roleOfHeading } from "./column-headings.ts";
import { headingDays, meetingsOfCell, type ReadOptions, rangeIn } from "./table-cell.ts";

export type Table = readonly (readonly string[])[];

export interface ColumnPlan {
  readonly roles: readonly (ColumnRole | undefined)[];
  /** The first row after the headings, or 0 where there are none. */
  readonly firstRow: number;
  readonly hasHeadings: boolean;
}

const valueRoles: readonly ColumnRole[] = ["day", "date", "when", "start"];

const headingRow = (table: Table, options: ReadOptions): ColumnPlan | undefined => {
  for (const [index, row] of table.slice(0, 15).entries()) {
    const roles = row.map((cell) => roleOfHeading(cell));
    const known = new Set(roles.filter((role) => role !== undefined));
    const hasValues = row.some(
      (cell) => rangeIn(cell, options) !== undefined || timeOfCell(cell) !== undefined,
    );
    if (known.size >= 2 && !hasValues && valueRoles.some((role) => known.has(role))) {
      return { roles, firstRow: index + 1, hasHeadings: true };
    }
  }
  return undefined;
};

type Evidence = "day" | "range" | "time" | "meeting" | "place" | "person" | "code" | "text";

const evidenceOf = (cell: string, options: ReadOptions): Evidence => {
  if (daysOfCell(cell, { ...options, codes: true }) !== undefined) return "day";
  if (rangeIn(cell, options) !== undefined) return "range";
  if (timeOfCell(cell) !== undefined) return "time";
  if (meetingsOfCell(cell, options) !== undefined) return "meeting";
  if (isPerson(cell)) return "person";
  if (isCourseCode(cell)) return "code";
  return isPlace(cell) ? "place" : "text";
};

interface ColumnEvidence {
  readonly column: number;
  readonly filled: number;
  readonly share: (kind: Evidence) => number;
}

const evidenceByColumn = (rows: Table, options: ReadOptions): ColumnEvidence[] => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => row[column]?.trim() ?? "").filter((cell) => cell !== "");
    const kinds = cells.slice(0, 200).map((cell) => evidenceOf(cell, options));
    return {
      column,
      filled: kinds.length,
      share: (kind) =>
        kinds.length === 0 ? 0 : kinds.filter((found) => found === kind).length / kinds.length,
    };
  });
};

const strongest = (
  columns: readonly ColumnEvidence[],
  kind: Evidence,
): ColumnEvidence | undefined =>
  columns
    .filter((column) => column.share(kind) >= 0.5)
    .sort((left, right) => right.share(kind) - left.share(kind) || right.filled - left.filled)[0];

const subjectColumn = (
  columns: readonly ColumnEvidence[],
  rows: Table,
): ColumnEvidence | undefined => {
  const texts = columns.filter((column) => column.share("text") >= 0.5);
  const repeats = (column: ColumnEvidence): boolean => {
    const cells = rows.map((row) => row[column.column]?.trim() ?? "").filter((cell) => cell !== "");
    return cells.length > 3 && new Set(cells).size === 1;
  };
  const lettered = (column: ColumnEvidence): boolean =>
    rows.some((row) => {
      const cell = row[column.column] ?? "";
      return /\p{L}{2}/u.test(cell) && !isPlaceholder(cell);
    });
  return (
    texts.find((column) => lettered(column) && !repeats(column)) ??
    texts.find(lettered) ??
    columns.find((column) => column.share("code") >= 0.5) ??
    columns.filter(lettered).sort((left, right) => right.share("text") - left.share("text"))[0]
  );
};

const rolesByContent = (
  rows: Table,
  given: readonly (ColumnRole | undefined)[],
  options: ReadOptions,
): (ColumnRole | undefined)[] => {
  const roles: (ColumnRole | undefined)[] = [...given];
  const classes = rows.filter((row) => headingDays(row, options) === undefined);
  const all = evidenceByColumn(classes, options);
  const open = () => all.filter(({ column }) => roles[column] === undefined);
  const missing = (...wanted: ColumnRole[]) => !wanted.some((role) => roles.includes(role));
  const assign = (column: ColumnEvidence | undefined, role: ColumnRole) => {
    if (column !== undefined) roles[column.column] = role;
  };
  if (missing("when", "start")) assign(strongest(open(), "meeting"), "when");
  if (missing("day", "date")) assign(strongest(open(), "day"), "day");
  if (missing("when", "start")) assign(strongest(open(), "range"), "when");
  if (missing("when", "start")) {
    const times = open().filter((column) => column.share("time") >= 0.5);
    assign(times[0], "start");
    if (missing("end")) assign(times[1], "end");
  }
  if (missing("subject")) assign(subjectColumn(open(), classes), "subject");
  return roles;
};

/** What each column of a list holds, by its heading where there is one and by its cells otherwise. */
export const planColumns = (table: Table, options: ReadOptions): ColumnPlan => {
  const headed = headingRow(table, options);
  const firstRow = headed?.firstRow ?? 0;
  const roles = rolesByContent(table.slice(firstRow), headed?.roles ?? [], options);
  return { roles, firstRow, hasHeadings: headed !== undefined };
};
