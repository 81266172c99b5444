import type { Weekday } from "@smart-planner/planner";
import { findRange, repairScannedTimes, timeOfCell } from "../text/clock-times.ts";
import { dayOfHeading } from "../text/day-names.ts";
import { type CellLine, subjectOf } from "../text/subject-text.ts";
import type { Table } from "./column-roles.ts";
import type { DraftRow } from "./draft-row.ts";
import type { ReadOptions } from "./table-cell.ts";
import { bandsOfLabels, type TimeLabel } from "./time-bands.ts";

/** What a row heading such as `9:00`, `9:00-10:00` or `Period 2 (9:00-9:50)` says of its time. */
export const labelOfText = (
  text: string,
  options: ReadOptions & { readonly bareHours?: boolean },
): TimeLabel | undefined => {
  const spaced = text.replace(/\s+/g, " ").trim();
  const plain = options.scanned === true ? repairScannedTimes(spaced) : spaced;
  const found = findRange(plain, { bareHours: true });
  if (found !== undefined) return { start: found.range.start, end: found.range.end };
  const time = timeOfCell(plain, { bareHours: options.bareHours === true });
  return time === undefined ? undefined : { start: time };
};

/** The class that a cell of a week names, with its own time where the cell carries one. */
export const cellContent = (
  lines: readonly CellLine[],
  options: ReadOptions,
): { readonly subject: string; readonly own?: TimeLabel } | undefined => {
  let own: TimeLabel | undefined;
  const texts: CellLine[] = [];
  const joined = lines.map((line) => line.text).join(" ");
  const repair = options.scanned === true ? repairScannedTimes : (text: string) => text;
  const across = lines.some((line) => findRange(repair(line.text)) !== undefined)
    ? undefined
    : findRange(repair(joined));
  if (across !== undefined) {
    own = { start: across.range.start, end: across.range.end };
    texts.push({ text: across.before }, { text: across.after });
  } else {
    for (const line of lines) {
      const found = own === undefined ? findRange(repair(line.text)) : undefined;
      if (found === undefined) texts.push(line);
      else {
        own = { start: found.range.start, end: found.range.end };
        texts.push({ ...line, text: found.before }, { ...line, text: found.after });
      }
    }
  }
  const named = texts.filter((line) => line.text.replace(/[()[\]\s]/g, "") !== "");
  const subject = subjectOf(named);
  if (subject === undefined) return undefined;
  return own === undefined ? { subject } : { subject, own };
};

/** The time of a row from the cells beside the days: a range, a start, or a start and an end. */
const labelOfCells = (cells: readonly string[], options: ReadOptions): TimeLabel | undefined => {
  const labels = cells.flatMap((cell) => labelOfText(cell, options) ?? []);
  const [first, second] = labels;
  if (first === undefined) {
    return cells
      .map((cell) => labelOfText(cell, { ...options, bareHours: true }))
      .find((label) => label !== undefined);
  }
  if (first.end !== undefined || second === undefined) return first;
  return { start: first.start, end: second.start };
};

/** Rows counted 1, 2, 3 are lesson numbers: they say nothing of the hour. */
export const areLessonNumbers = (labels: readonly TimeLabel[]): boolean =>
  labels.every(
    ({ start, end }, index) =>
      end === undefined &&
      start.half === undefined &&
      start.minute === 0 &&
      start.hour === index + 1,
  );

const headOf = (
  cells: readonly string[],
  options: ReadOptions,
): readonly { readonly index: number; readonly day: Weekday }[] => {
  const heads = cells.flatMap((cell, index) => {
    const day = dayOfHeading(cell, options);
    return day === undefined ? [] : [{ index, day }];
  });
  return new Set(heads.map(({ day }) => day)).size === heads.length ? heads : [];
};

const transposed = (table: Table): Table => {
  const width = Math.max(0, ...table.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => table.map((row) => row[column] ?? ""));
};

const rowsUnder = (table: Table, options: ReadOptions): DraftRow[] => {
  const headIndex = table.findIndex((row) => headOf(row, options).length >= 2);
  const head = table[headIndex];
  if (head === undefined) return [];
  const days = headOf(head, options);
  const isDayColumn = new Set(days.map(({ index }) => index));
  const drafts: DraftRow[] = [];
  const body = table.slice(headIndex + 1);
  const next = body.findIndex((row) => headOf(row, options).length >= 2);
  const rows = (next < 0 ? body : body.slice(0, next)).map((row) => {
    const outside = row.filter((cell, index) => cell.trim() !== "" && !isDayColumn.has(index));
    return { row, label: labelOfCells(outside, options) };
  });
  const labelled = rows.flatMap(({ row, label }) => (label === undefined ? [] : [{ row, label }]));
  const labels = labelled.map(({ label }) => label);
  const bands = areLessonNumbers(labels) ? [] : bandsOfLabels(labels);
  for (const [index, { row }] of labelled.entries()) {
    const band = bands[index];
    if (band === undefined) continue;
    for (const { index: column, day } of days) {
      const lines = (row[column] ?? "").split(/\n/).map((text) => ({ text }));
      const content = cellContent(lines, options);
      if (content === undefined) continue;
      drafts.push({
        days: [day],
        subject: content.subject,
        time:
          content.own?.end === undefined
            ? { kind: "minutes", ...band }
            : { kind: "range", range: { start: content.own.start, end: content.own.end } },
      });
    }
  }
  const rest = next < 0 ? [] : rowsUnder(body.slice(next), options);
  return [...drafts, ...rest];
};

/** A week in a table: days across and times down, or the other way round. */
export const weekTableRows = (table: Table, options: ReadOptions): DraftRow[] => {
  const across = rowsUnder(table, options);
  return across.length > 0 ? across : rowsUnder(transposed(table), options);
};
