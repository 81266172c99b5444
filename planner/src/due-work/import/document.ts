import { decodeEntities } from "./entities.ts";

/** A line of text, with its depth if it is a heading. */
export interface TextLine {
  readonly text: string;
  readonly level?: number;
}

/** A document as its lines and tables, in order. The lines of a cell are kept apart by line breaks. */
export type Block = TextLine | { readonly rows: readonly (readonly string[])[] };

export const isTable = (block: Block): block is { readonly rows: readonly (readonly string[])[] } =>
  "rows" in block;

const mostLines = 20_000;
const longestLine = 400;
const mostRows = 5_000;
const mostColumns = 100;

/** A line without the marks of Markdown, templates and lists. */
export const plainLine = (line: string): string =>
  decodeEntities(
    line
      .replace(/\{\{[^{}]*\}\}|\{%[^{%]*%\}/g, "")
      .replace(/\{\w+\}`([^`<]*)(?:<[^`>]*>)?`/g, "$1")
      .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
      .replace(/\[([^[\]]*)\]\[[^[\]]*\]/g, "$1")
      .replace(/<[^<>]*>/g, " ")
      .replace(/\*\*|__|~~|`|(?<!\p{L})[*_](?=\S)|(?<=\S)[*_](?!\p{L})/gu, "")
      .replace(/\\([.#*_&%$-])/g, "$1"),
  )
    .replace(/^\s*(?:[-+*•·>▪–]|\d{1,2}[.)](?=\s))+\s+/u, "")
    .replace(/\s+/g, " ")
    .trim();

const cellsOfRow = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replace(/<br\s*\/?>/gi, "\n").trim());

const rule = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/;

const isRow = (line: string, next: string, inTable: boolean): boolean =>
  /^\s*\|.*\|/.test(line) || (line.includes("|") && (inTable || rule.test(next)));

/** A line of Markdown, with its depth by its marks or the line under it; nothing for such a line. */
const lineOfMarkdown = (line: string, next: string): readonly TextLine[] => {
  const [, marks, heading] = /^\s{0,3}(#{1,6})\s+(.*)$/.exec(line) ?? [];
  if (marks !== undefined && heading !== undefined)
    return [{ text: plainLine(heading), level: marks.length }];
  const { length } = line.trim();
  if (/^(?:={3,}|-{3,})\s*$/.test(next) && length > 0 && length < 80)
    return [{ text: plainLine(line), level: 2 }];
  return /^[=-]{3,}\s*$/.test(line) ? [] : [{ text: plainLine(line) }];
};

/** Markdown or plain text; lines between fences are code. */
const blocksOfMarkdown = (text: string): Block[] => {
  const blocks: Block[] = [];
  let fenced = false;
  let rows: string[][] = [];
  const endTable = () => {
    if (rows.length > 1) blocks.push({ rows });
    else for (const row of rows) blocks.push({ text: plainLine(row.join(" ")) });
    rows = [];
  };
  const lines = text.split("\n", mostLines).map((line) => line.slice(0, 10 * longestLine));
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? "";
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    else if (fenced) continue;
    else if (isRow(line, next, rows.length > 0)) {
      if (!rule.test(line)) rows.push(cellsOfRow(line));
    } else {
      endTable();
      blocks.push(...lineOfMarkdown(line, next));
    }
  }
  endTable();
  return blocks;
};

const breaksLine = /^\/?(?:p|div|li|ul|ol|dl|dt|dd|br|hr|section|article|header|blockquote|pre)$/;

/** HTML as lines and tables; of nested tables the inner ones, since the outer only arrange the page. */
class HtmlReader {
  readonly blocks: Block[] = [];
  private readonly tables: { readonly rows: string[][]; nested: boolean }[] = [];
  private line = "";
  private level: number | undefined;

  endLine(): void {
    const text = plainLine(this.line);
    const { level } = this;
    if (text !== "") this.blocks.push({ text, ...(level !== undefined && { level }) });
    this.line = "";
  }

  private endTable(): void {
    const { rows = [], nested = false } = this.tables.pop() ?? {};
    const lines = rows.flat().flatMap((cell) => cell.split("\n"));
    if (nested) this.blocks.push(...lines.map((line) => ({ text: plainLine(line) })));
    else if (rows.length > 0) this.blocks.push({ rows });
  }

  /** Whether a tag begins or ends a table, a row or a cell. */
  private arranges(name: string): boolean {
    const table = this.tables.at(-1);
    if (name === "table") {
      this.endLine();
      if (table !== undefined) table.nested = true;
      this.tables.push({ rows: [], nested: false });
    } else if (name === "/table") this.endTable();
    else if (name === "tr") table?.rows.push([]);
    else if (name === "td" || name === "th") {
      if (table?.rows.length === 0) table.rows.push([]);
      table?.rows.at(-1)?.push("");
    } else return false;
    return true;
  }

  /** A tag, or the text between two. */
  read(part: string): void {
    const name = /^<(\/?[a-z][a-z0-9]*)/i.exec(part)?.[1]?.toLowerCase() ?? "";
    if (this.arranges(name)) return;
    const text = name === "" ? part.replace(/\s+/g, " ") : "";
    const isHeading = /^\/?h[1-6]$/.test(name);
    const breaks = isHeading || breaksLine.test(name);
    const row = this.tables.at(-1)?.rows.at(-1);
    if (row !== undefined && row.length > 0) {
      row[row.length - 1] += breaks ? "\n" : text;
      return;
    }
    if (breaks) this.endLine();
    this.line += text;
    if (isHeading) this.level = name.startsWith("/") ? undefined : Number(name.slice(1));
  }
}

const blocksOfHtml = (text: string): Block[] => {
  const reader = new HtmlReader();
  const parts = text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style|head)\b[\s\S]*?(?:<\/\1>|$)/gi, "")
    // A tag that is not closed before the next one swallows it.
    .split(/(<[^<>]*(?:<[^<>]*)?>)/);
  for (const part of parts) reader.read(part);
  reader.endLine();
  return reader.blocks;
};

/** A line of LaTeX as Markdown: comments gone, headings marked, rows of tables by their bars. */
const markdownOfLatex = (line: string): string => {
  const text = line.slice(0, 10 * longestLine).replace(/(?<!\\)%.*$/, "");
  const isRow = /(?<!\\)&/.test(text) && text.includes("\\\\");
  const plain = text
    .replace(/^\s*\\(?:sub)*section\*?\{/, "## ")
    .replace(/\\item\s*\[([^[\]]*)\]/g, "- $1 ")
    .replace(/\\item\b/g, "- ")
    .replace(/\\(?:begin|end|vspace|label|definecolor|textcolor|href)\{[^{}]*\}/g, "")
    .replace(/\\\\/g, isRow ? "" : "\n")
    .replace(/(?<!\\)&/g, isRow ? "|" : " ")
    .replace(/\\[a-zA-Z]+\*?(?:\[[^[\]]*\])?/g, " ")
    .replace(/[{}]/g, "")
    .replace(/\\([&%$#_])/g, "$1")
    .replace(/---?/g, "–")
    .replaceAll("~", " ");
  return isRow ? `| ${plain} |` : plain;
};

export const blocksOf = (text: string): Block[] => {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const isHtml =
    /<(?:!doctype html|html|body|table|div)\b/i.test(plain.slice(0, 5_000)) &&
    /<\/(?:table|div|p|li|body)>/i.test(plain);
  const isLatex = /\\(?:documentclass|begin\{|section\*?\{)/.test(plain);
  const blocks = isHtml
    ? blocksOfHtml(plain)
    : blocksOfMarkdown(
        isLatex
          ? plain.split("\n", mostLines).map(markdownOfLatex).join("\n")
          : plain.replace(/<!--[\s\S]*?(?:-->|$)/g, ""),
      );
  return blocks
    .slice(0, mostLines)
    .map((block) =>
      isTable(block)
        ? { rows: block.rows.slice(0, mostRows).map((row) => row.slice(0, mostColumns)) }
        : { ...block, text: block.text.slice(0, longestLine) },
    );
};
