import { durationOf } from "../../written/duration-words.ts";
import { type FileDates, momentOfCell } from "./file-dates.ts";
import {
  cleanTitle,
  type LeftOut,
  type LeftOutReason,
  type WorkItem,
  type WorkKind,
} from "./work-item.ts";
import { kindOfDated, kindOfDue, namesWork, saysHandedOut } from "./work-words.ts";

/** A table with one heading a column: a CSV file, or the records of a JSON file. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface ReadContext {
  readonly dates: FileDates;
  readonly localTime: (instant: number, zone?: string) => string;
}

/** Headings of task tools and school tables, the more telling first. */
const headings = {
  title: [
    /^(?:task|card|assignment|item|assessment) ?(?:name|title)$/,
    /^(?:title|task|content|assignment|deliverable|titel|aufgabe|título|tarea|titre|tâche|opdracht)$/,
    /^(?:name|summary|item|assessment|activity|to-?do|nombre|nom|naam|nome)$/,
    /^(?:homeworks?|hw|projects?|labs?|exams?|events?|what|milestones?|components?|entregable|devoir)$/,
  ],
  due: [
    /^(?:deadline|due)\b.*\bdate(?: time)?$|^due$|^due ?(?:date|on|at|by|day)\b(?!.*\b(?:zone|lang)\b)|^due date time date time$/,
    /deadline|\bdue\b(?!.*\b(?:zone|complete|recurring|string|lang|reminder)\b)|abgabe|fällig|échéance|à rendre|vence|entrega|prazo|frist|inlever|scadenza/,
  ],
  date: [/^(?:date|datum|fecha|data|dato|when|day)$/],
  done: [
    /^(?:done|is ?done|due complete|checked|is ?completed|complete|completed|finished|erledigt|hecho|terminé)$/,
    /^(?:archived|closed)$/,
  ],
  status: [/^(?:status|state|task progress)$/],
  completedAt: [
    /^(?:completed|completion|finished|done) ?(?:at|time|date|on)\b/,
    /^completed date time\b/,
  ],
  course: [
    /^(?:course|class|subject|module|kurs|fach|cours|matière|asignatura|curso|materia|vak)\b/,
    /^projects?(?: name)?$/,
    /^list(?: name)?$/,
    /^(?:section|column|board|folder)\b/,
  ],
  weight: [/\b(?:weight|worth|percent|percentage|gewicht\w*|poids|peso)\b|%/],
  estimate: [/^(?:estimate|estimated|duration|time needed|effort|length)\b(?!.*unit)/],
  estimateUnit: [/^duration unit$/],
  recurring: [
    /^(?:repeat|recurrence|recurring|is recurring|due is recurring|recurrence pattern type)\b/,
  ],
  type: [/^(?:type|kind|category|assignment type|task type|art)$/],
  zone: [/^time ?zone$/],
  wholeDay: [/^(?:is )?all ?day$/],
  deleted: [/^(?:deleted|is deleted)$/],
  depth: [/^indent$/],
};
type Role = keyof typeof headings;

/** `dueDateTime.dateTime`, `due_date` and `Due Date` are written alike. */
const plainHeading = (heading: string): string =>
  heading
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replace(/[_.\-/()]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

export type Columns = Readonly<Partial<Record<Role, number>>>;

export const columnsOf = (texts: readonly string[]): Columns => {
  const plain = texts.map(plainHeading);
  const taken = new Set<number>();
  const found: [string, number][] = [];
  for (const [role, patterns] of Object.entries(headings)) {
    const [column] = patterns
      .map((pattern) => plain.findIndex((text, at) => !taken.has(at) && pattern.test(text)))
      .filter((at) => at >= 0);
    if (column === undefined) continue;
    found.push([role, column]);
    taken.add(column);
  }
  return Object.fromEntries(found);
};

/** The row of headings: some tools write lines of their own before it. */
export const headingRow = (rows: readonly (readonly string[])[]): number => {
  const scores = rows.slice(0, 10).map((row) => Object.keys(columnsOf(row)).length);
  const most = Math.max(0, ...scores);
  return most < 2 ? 0 : scores.indexOf(most);
};

const filled = (sheet: Sheet, column: number): string[] =>
  sheet.rows.map((row) => (row[column] ?? "").trim()).filter((cell) => cell !== "");

const isDateCell = (cell: string, context: ReadContext): boolean =>
  cell.length <= 60 && momentOfCell(cell, context) !== undefined;

/** Half of the cells that say something are dates. */
const holdsDates = (sheet: Sheet, column: number | undefined, context: ReadContext): boolean => {
  if (column === undefined) return false;
  const cells = filled(sheet, column);
  const dates = cells.filter((cell) => isDateCell(cell, context) || isRule(cell));
  return cells.length > 0 && dates.length * 2 >= cells.length;
};

const isTask = /^task$/i;
/** `Read chapter 3 @home @short` */
const labels = /(?:\s@[\p{L}\d_-]+)+$/u;

const isYes = (cell: string): boolean =>
  /^(?:yes|true|done|completed?|finished|closed|archived|checked|x|✓|✔|[12]|ja|oui|sí|si|sim|erledigt|fertig|terminé|hecho|完了|クローズ|中止)$/iu.test(
    cell.trim(),
  );

const isRule = (cell: string): boolean =>
  /^(?:every|each|daily|weekly|monthly|jeden?|jede|chaque|cada|elke|ogni|tous les|RRULE|FREQ=)/i.test(
    cell,
  );

const kindByWords = (title: string, type: string): WorkKind => {
  const named = kindOfDue(title);
  return named === "hand-in" && type !== "" ? kindOfDue(type) : named;
};

const numberIn = (text: string): number | undefined => {
  const number = /-?\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return number === undefined ? undefined : Number(number.replace(",", "."));
};

/** Minutes, by the heading's unit or the cell's own. */
const estimateOf = (cell: string, heading: string, unit: string): number | undefined => {
  const number = numberIn(cell);
  if (number === undefined || number <= 0) return undefined;
  const units = `${heading} ${unit}`.toLowerCase();
  if (/^\s*[\d.,]+\s*$/.test(cell)) {
    const factor = /\bh(?:ours?|rs?)?\b|stunden/.test(units) ? 60 : /\bmin/.test(units) ? 1 : 0;
    return factor === 0 ? undefined : Math.round(number * factor);
  }
  return durationOf(cell);
};

/** Whether the rows of a sheet are pieces of work, one each, rather than days of a schedule. */
export const isWorkList = (sheet: Sheet, columns: Columns, context: ReadContext): boolean => {
  if (columns.title === undefined) return false;
  if (holdsDates(sheet, columns.due, context)) return true;
  if (isTaskTool(columns)) return true;
  const titles = filled(sheet, columns.title);
  if (titles.some((title) => title.includes("\n") || saysHandedOut(title))) return false;
  const works = titles.filter((title) => namesWork(title) || isExamTitle(title));
  return holdsDates(sheet, columns.date, context) && works.length * 2 >= titles.length;
};

const isExamTitle = (title: string): boolean => {
  const kind = kindOfDated(title);
  return kind === "exam" || kind === "quiz";
};

/** Only task tools say which work is done: their tasks without a date count, too. */
const isTaskTool = ({ done, status, completedAt, depth, recurring }: Columns): boolean =>
  [done, status, completedAt, depth, recurring].some((column) => column !== undefined);

type CellOf = (role: Role) => string;

interface List {
  readonly context: ReadContext;
  /** Rows of several types, of which only `task` is one. */
  readonly isTemplate: boolean;
  readonly readsDue: boolean;
  readonly keepsUndated: boolean;
  readonly areFractions: boolean;
  readonly estimateHeading: string;
}

const dueOf = (cell: CellOf, { context, readsDue }: List): Pick<WorkItem, "due" | "recurring"> => {
  const written = (readsDue && cell("due")) || cell("date");
  const zone = cell("zone");
  const due = isRule(written)
    ? undefined
    : momentOfCell(written, {
        ...context,
        ...(zone !== "" && { zone }),
        wholeDay: /^(?:true|yes|1)$/i.test(cell("wholeDay")),
      });
  const recurring = isRule(written) ? written : cell("recurring");
  const repeats = recurring !== "" && !/^(?:no|false|none|null)$/i.test(recurring);
  return { ...(due !== undefined && { due }), ...(repeats && { recurring }) };
};

const saysDone = (cell: CellOf): boolean => {
  const said = cell("done") || cell("status");
  return said === "" ? cell("completedAt") !== "" : isYes(said);
};

const itemOf = (
  title: string,
  cell: CellOf,
  section: string,
  list: List,
): WorkItem | LeftOutReason => {
  const { isTemplate, keepsUndated, areFractions } = list;
  if (isTemplate && !isTask.test(cell("type"))) return "A note, not a task";
  if (isYes(cell("deleted"))) return "Deleted";
  const { due, ...rule } = dueOf(cell, list);
  if (due === undefined && !keepsUndated) return "Without a date";
  const course = cleanTitle(cell("course") || section);
  const weight = numberIn(cell("weight"));
  const estimate = estimateOf(cell("estimate"), list.estimateHeading, cell("estimateUnit"));
  return {
    title,
    kind: kindByWords(title, isTemplate ? "" : cell("type")),
    ...(course !== "" && { course }),
    ...(due !== undefined && { due }),
    ...(keepsUndated && { done: saysDone(cell) || isYes(course) }),
    ...(estimate !== undefined && { estimateMinutes: estimate }),
    ...(weight !== undefined && { weight: areFractions ? weight * 100 : weight }),
    ...rule,
  };
};

const listOf = (
  sheet: Sheet,
  columns: Columns,
  context: ReadContext,
  keepsUndated: boolean,
): List => {
  const all = (role: Role) => filled(sheet, columns[role] ?? -1);
  const weights = all("weight");
  return {
    context,
    isTemplate: columns.depth !== undefined && all("type").some((type) => isTask.test(type)),
    readsDue: keepsUndated || holdsDates(sheet, columns.due, context),
    keepsUndated,
    areFractions: weights.length > 0 && weights.every((cell) => (numberIn(cell) ?? 2) <= 1),
    estimateHeading: plainHeading(sheet.headings[columns.estimate ?? -1] ?? ""),
  };
};

/** The tasks of a list; a row that is a section names the course of those below it. */
export const readList = (
  sheet: Sheet,
  columns: Columns,
  context: ReadContext,
  keepsUndated = isTaskTool(columns),
): { readonly items: WorkItem[]; readonly leftOut: LeftOut[] } => {
  const items: WorkItem[] = [];
  const leftOut: LeftOut[] = [];
  const list = listOf(sheet, columns, context, keepsUndated);
  let section = "";
  for (const row of sheet.rows) {
    const cell: CellOf = (role) => (row[columns[role] ?? -1] ?? "").trim();
    const title = cleanTitle(cell("title").replace(list.isTemplate ? labels : "", ""));
    const item = itemOf(title, cell, section, list);
    if (/^section$/i.test(cell("type")) && (title === "" || list.isTemplate)) section = title;
    else if (title === "") continue;
    else if (typeof item === "string") leftOut.push({ title, reason: item });
    else items.push(item);
  }
  return { items, leftOut };
};
