import type { CalendarDay } from "../../model/model.ts";
import { csvRows } from "../../written/csv-rows.ts";
import { blocksOf, isTable } from "./document.ts";
import { fileDatesOf } from "./file-dates.ts";
import { columnsOf, headingRow, isWorkList, type ReadContext, readList } from "./read-list.ts";
import { readDocument, readTable, readYaml } from "./read-syllabus.ts";
import { sheetOfRecords, type Value } from "./records.ts";
import type { WorkReading } from "./work-item.ts";
import { yamlRows } from "./yaml-rows.ts";

interface WorkText {
  readonly name: string;
  readonly text: string;
  readonly today: CalendarDay;
  /** An instant in milliseconds as a local date-time, by the student's clock or a named zone's. */
  readonly localTime: (instant: number, zone?: string) => string;
}

/** A long syllabus has fifty thousand. */
const mostCharacters = 1_000_000;

const parsed = (text: string): Value | undefined => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
};

/** Several rows with the same number of cells make a table. */
const looksLikeCsv = (name: string, rows: readonly (readonly string[])[]): boolean => {
  if (/\.(?:csv|tsv)$/i.test(name)) return true;
  if (/\.\w{2,4}$/.test(name) && !/\.txt$/i.test(name)) return false;
  const [width = 0] = rows.map(({ length }) => length);
  return width > 2 && rows.length > 1 && rows.every(({ length }) => length === width);
};

/** Reads a task tool's export or a syllabus: CSV, JSON, YAML, HTML, LaTeX, Markdown or plain text. */
export const readWorkText = ({ name, text, today, localTime }: WorkText): WorkReading => {
  const contextOf = (lines: readonly string[]): ReadContext => ({
    dates: fileDatesOf({ lines, today }),
    localTime,
  });
  const json = /^\uFEFF?\s*[[{]/.test(text) ? parsed(text) : undefined;
  if (json !== undefined) {
    const sheet = sheetOfRecords(json);
    return readList(sheet, columnsOf(sheet.headings), contextOf(sheet.rows.flat()), true);
  }
  if (/\.json$/i.test(name))
    return { items: [], leftOut: [{ title: name, reason: "This file is not complete" }] };
  const rows = csvRows(text);
  if (looksLikeCsv(name, rows)) {
    const [headings = [], ...body] = rows.slice(headingRow(rows));
    const context = contextOf(body.flat().flatMap((cell) => cell.split("\n")));
    const columns = columnsOf(headings);
    const sheet = { headings, rows: body };
    if (isWorkList(sheet, columns, context)) return readList(sheet, columns, context);
    return readTable([headings, ...body], context);
  }
  if (text.length <= mostCharacters && /\.ya?ml$/i.test(name))
    return readYaml(yamlRows(text), contextOf(text.split("\n")));
  if (text.length > mostCharacters)
    return { items: [], leftOut: [{ title: name, reason: "This file is too large" }] };
  const blocks = blocksOf(text);
  const lines = blocks.flatMap((block) => (isTable(block) ? block.rows.flat() : block.text));
  return readDocument(blocks, name, contextOf(lines.flatMap((line) => line.split("\n"))));
};
