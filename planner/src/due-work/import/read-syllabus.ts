import type { CalendarDay } from "../../model/model.ts";
import { type Block, isTable, plainLine, type TextLine } from "./document.ts";
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

/** A document whose name or title says that everything in it is due. */
const isDueDocument = (blocks: readonly Block[], name: string): boolean => {
  const title = blocks.find((block): block is TextLine => !isTable(block) && block.text !== "");
  const front = blocks
    .slice(0, 8)
    .find((block): block is TextLine => !isTable(block) && /^title:/i.test(block.text));
  return [name.replace(/\.\w+$/, ""), title?.text ?? "", front?.text ?? ""].some(
    (text) => datesHeading.test(text) && text.length <= 60,
  );
};

/** `Week of 14 September` */
const weekIn = (text: string, dates: FileDates): Place | undefined => {
  const isWeek = /(?<!\p{L})(?:week|woche|semaine|semana)/iu.test(text);
  const day = isWeek ? dates.datesIn(text)[0]?.day : undefined;
  return day && { day, isWeek };
};

/** Lines and tables in order; headings say which day, week or list the lines below belong to. */
class DocumentReader {
  readonly items: WorkItem[] = [];
  readonly leftOut: LeftOut[] = [];
  private readonly context: ReadContext;
  private readonly isDue: boolean;
  /** By the depth of a heading: whether it says that everything below is due. */
  private readonly levels: boolean[] = [];
  private place: Place = {};
  private headingAbove = "";

  constructor(context: ReadContext, isDue: boolean) {
    this.context = context;
    this.isDue = isDue;
  }

  read(block: Block): void {
    const due = this.isDue || this.levels.some(Boolean) ? { due: true } : {};
    const here = { ...this.place, ...due };
    if (isTable(block)) {
      const { items, leftOut } = readTable(block.rows, this.context, here);
      this.items.push(...items);
      this.leftOut.push(...leftOut);
    } else if (block.level !== undefined) this.readHeading(block.text, block.level, due);
    else if (block.text !== "") this.readText(block.text, here);
  }

  private readHeading(text: string, level: number, due: Place): void {
    const { dates } = this.context;
    if (text === "") return;
    const place = governingPlace(text, dates) ?? weekIn(text, dates);
    this.place = place ?? {};
    this.headingAbove = text;
    this.levels.length = Math.min(this.levels.length, level);
    this.levels[level] = datesHeading.test(text);
    if (place === undefined) this.items.push(...readLine(text, due, dates));
  }

  private readText(text: string, here: Place): void {
    const { dates } = this.context;
    const governing = governingPlace(text, dates);
    if (governing === undefined) {
      if (!saysHandedOut(text)) this.headingAbove = "";
      this.items.push(...readLine(text, here, dates));
    } else if (governing.due !== undefined && this.headingAbove !== "") {
      this.items.push(...readLine(`${this.headingAbove} – ${text}`, here, dates));
      this.headingAbove = "";
    } else this.place = governing;
  }
}

export const readDocument = (
  blocks: readonly Block[],
  name: string,
  context: ReadContext,
): Reading => {
  const reader = new DocumentReader(context, isDueDocument(blocks, name));
  for (const block of blocks) reader.read(block);
  return { items: reader.items, leftOut: reader.leftOut };
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
