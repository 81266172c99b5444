import type { CalendarDay } from "../../model/model.ts";
import { type Block, isTable, plainLine } from "./document.ts";
import type { FileDates } from "./file-dates.ts";
import { governingPlace, type Place, readLine } from "./read-lines.ts";
import { columnsOf, isWorkList, type ReadContext, readList } from "./read-list.ts";
import type { LeftOut, WorkItem } from "./work-item.ts";
import { saysDue, saysHandedOut } from "./work-words.ts";
import type { YamlRow } from "./yaml-rows.ts";

/** A cell with the heading of its column. */
type Cell = readonly [heading: string, text: string];

const datesHeading =
  /deadlines?|due dates?|abgaben|abgabetermine|échéances|entregas|fechas de entrega|inleverdata|prazos|scadenze/i;
const dateHeading =
  /^(?:date|dates|day|week|week of|datum|fecha|data|when|woche|semaine|semana|meeting|class date)\b/i;

/** The lines of a cell, governed by its column and row; a date above other lines governs those. */
const readCell = (text: string, place: Place, dates: FileDates): WorkItem[] => {
  let current = place;
  const items: WorkItem[] = [];
  for (const raw of text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(?:br|\/?li|\/?p|\/?ul)\b[^<>]*>/gi, "\n")
    .split("\n")) {
    const line = plainLine(raw);
    if (line === "") continue;
    const governing = governingPlace(line, dates);
    if (governing !== undefined) current = { ...place, ...governing };
    else items.push(...readLine(line, current, dates));
  }
  return items;
};

const dayOfCell = (text: string, dates: FileDates): CalendarDay | undefined => {
  const plain = plainLine(text.split("\n")[0] ?? "");
  return plain.length > 40 ? undefined : dates.datesIn(plain)[0]?.day;
};

/** The items of one row of a schedule: its day governs the cells that have no date of their own. */
const readRow = (cells: readonly Cell[], dayColumn: number, dates: FileDates): WorkItem[] => {
  const [heading = "", dayText = ""] = cells[dayColumn] ?? [];
  const day = dayOfCell(dayText, dates);
  return cells.flatMap(([name, text], column) => {
    if (column === dayColumn && day !== undefined) return [];
    return readCell(
      text,
      {
        ...(day !== undefined && { day }),
        ...(/week|woche|semaine|semana/i.test(heading) && { isWeek: true }),
        ...(saysDue(name) && !saysHandedOut(name) && { due: "column" as const }),
        ...(saysHandedOut(name) && { out: true }),
      },
      dates,
    );
  });
};

/** The column of days: the one with the most dates, a heading deciding between equals. */
const dayColumnOf = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  dates: FileDates,
): number => {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const scores = Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? "").filter((cell) => cell.trim() !== "");
    const dated = cells.filter((cell) => dayOfCell(cell, dates) !== undefined);
    const share = cells.length === 0 ? 0 : dated.length / cells.length;
    return share < 0.5 ? 0 : dated.length + (dateHeading.test(headings[column] ?? "") ? 0.5 : 0);
  });
  const most = Math.max(0, ...scores);
  return most === 0 ? -1 : scores.indexOf(most);
};

interface Reading {
  readonly items: WorkItem[];
  readonly leftOut: LeftOut[];
}

/** A table of a document: a list of work, or a schedule with a day in each row. */
export const readTable = (
  rows: readonly (readonly string[])[],
  context: ReadContext,
  place: Place = {},
): Reading => {
  const { dates } = context;
  const [first = [], ...rest] = rows;
  const hasHeadings = first.every((cell) => dates.datesIn(plainLine(cell)).length === 0);
  const headings = hasHeadings ? first.map((cell) => plainLine(cell)) : first.map(() => "");
  const body = hasHeadings ? rest : rows;
  const sheet = {
    headings,
    rows: body.map((row) => row.map((cell) => plainLine(cell.replaceAll("\n", " ")))),
  };
  const columns = columnsOf(headings);
  if (hasHeadings && isWorkList(sheet, columns, context)) return readList(sheet, columns, context);
  const dayColumn = dayColumnOf(headings, body, dates);
  const counts = new Map<string, number>();
  for (const cell of body.flat()) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const items = body.flatMap((row) => {
    // A text in several rows is the name of a part of the course.
    const isLabel = (cell: string) => (counts.get(cell) ?? 0) > 1 && !saysDue(cell);
    const cells = row.map(
      (cell, column): Cell => [
        headings[column] ?? "",
        isLabel(cell) && column !== dayColumn ? "" : cell,
      ],
    );
    // A grid of a month: every cell begins with its own day.
    const isGrid = row.filter((cell) => dayOfCell(cell, dates) !== undefined).length > 2;
    if (isGrid || dayColumn < 0) return row.flatMap((cell) => readCell(cell, place, dates));
    return readRow(cells, dayColumn, dates);
  });
  return { items, leftOut: [] };
};

/** Lines and tables in order; headings say which day, week or list the lines below belong to. */
export const readDocument = (
  blocks: readonly Block[],
  name: string,
  context: ReadContext,
): Reading => {
  const { dates } = context;
  const items: WorkItem[] = [];
  const leftOut: LeftOut[] = [];
  const title = blocks.find((block) => !isTable(block) && block.text !== "");
  const frontTitle = blocks
    .slice(0, 8)
    .find((block) => !isTable(block) && /^title:/i.test(block.text));
  const heads = [
    name.replace(/\.\w+$/, ""),
    ...[title, frontTitle].flatMap((block) =>
      block === undefined || isTable(block) ? [] : block.text,
    ),
  ];
  const isDueDocument = heads.some((text) => datesHeading.test(text) && text.length <= 60);
  const levels: boolean[] = [];
  let place: Place = {};
  let headingAbove = "";
  for (const block of blocks) {
    const isDueSection = isDueDocument || levels.some(Boolean);
    const here: Place = { ...place, ...(isDueSection && { due: true }) };
    if (isTable(block)) {
      const read = readTable(block.rows, context, here);
      items.push(...read.items);
      leftOut.push(...read.leftOut);
      continue;
    }
    const { text, level } = block;
    if (text === "") continue;
    const governing = governingPlace(text, dates);
    if (level !== undefined) {
      headingAbove = text;
      levels.length = Math.min(levels.length, level);
      levels[level] = datesHeading.test(text);
      const week = /(?<!\p{L})(?:week|woche|semaine|semana)/iu.test(text)
        ? dates.datesIn(text)[0]?.day
        : undefined;
      place = governing ?? (week === undefined ? {} : { day: week, isWeek: true });
      if (governing === undefined && week === undefined)
        items.push(...readLine(text, isDueSection ? { due: true } : {}, dates));
    } else if (governing?.due !== undefined && headingAbove !== "") {
      items.push(...readLine(`${headingAbove} – ${text}`, here, dates));
      headingAbove = "";
    } else if (governing !== undefined) place = governing;
    else {
      if (!saysHandedOut(text)) headingAbove = "";
      items.push(...readLine(text, here, dates));
    }
  }
  return { items, leftOut };
};

/** Mappings of a YAML file: a piece of work with its due date, or a day of a schedule. */
export const readYaml = (rows: readonly YamlRow[], context: ReadContext): Reading => {
  const { dates } = context;
  const items: WorkItem[] = [];
  const leftOut: LeftOut[] = [];
  for (const { cells } of rows) {
    const sheet = {
      headings: cells.map(([name]) => name),
      rows: [cells.map(([, text]) => plainLine(text))],
    };
    const columns = columnsOf(sheet.headings);
    if (isWorkList(sheet, columns, context)) {
      const read = readList(sheet, columns, context);
      items.push(...read.items);
      leftOut.push(...read.leftOut);
      continue;
    }
    const dayColumn = cells.findIndex(
      ([name, text]) => dateHeading.test(name) && dayOfCell(text, dates) !== undefined,
    );
    items.push(...readRow(cells, dayColumn, dates));
  }
  return { items, leftOut };
};
