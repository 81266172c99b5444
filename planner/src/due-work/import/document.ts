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
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    else if (!fenced && /^\s*\|.*\|/.test(line)) {
      if (!rule.test(line)) rows.push(cellsOfRow(line));
    } else if (
      !fenced &&
      line.includes("|") &&
      (rows.length > 0 || rule.test(lines[at + 1] ?? ""))
    ) {
      if (!rule.test(line)) rows.push(cellsOfRow(line));
    } else if (!fenced) {
      endTable();
      const [, marks, heading] = /^\s{0,3}(#{1,6})\s+(.*)$/.exec(line) ?? [];
      const isUnderlined = /^(?:={3,}|-{3,})\s*$/.test(lines[at + 1] ?? "") && line.trim() !== "";
      if (marks !== undefined && heading !== undefined)
        blocks.push({ text: plainLine(heading), level: marks.length });
      else if (isUnderlined && line.trim().length < 80)
        blocks.push({ text: plainLine(line), level: 2 });
      else if (!/^[=-]{3,}\s*$/.test(line)) blocks.push({ text: plainLine(line) });
    }
  }
  endTable();
  return blocks;
};

const breaksLine = /^\/?(?:p|div|li|ul|ol|dl|dt|dd|br|hr|section|article|header|blockquote|pre)$/;

/** HTML as lines and tables; of nested tables the inner ones, since the outer only arrange the page. */
const blocksOfHtml = (text: string): Block[] => {
  const blocks: Block[] = [];
  const tables: { rows: string[][]; nested: boolean }[] = [];
  let line = "";
  let level: number | undefined;
  const endLine = () => {
    const plain = plainLine(line);
    if (plain !== "") blocks.push({ text: plain, ...(level !== undefined && { level }) });
    line = "";
  };
  const parts = text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style|head)\b[\s\S]*?(?:<\/\1>|$)/gi, "")
    // A tag that is not closed before the next one swallows it.
    .split(/(<[^<>]*(?:<[^<>]*)?>)/);
  for (const part of parts) {
    const name = /^<(\/?[a-z][a-z0-9]*)/i.exec(part)?.[1]?.toLowerCase();
    const table = tables.at(-1);
    const row = table?.rows.at(-1);
    if (name === undefined) {
      if (row !== undefined && row.length > 0) row[row.length - 1] += part.replace(/\s+/g, " ");
      else line += part.replace(/\s+/g, " ");
    } else if (name === "table") {
      endLine();
      if (table !== undefined) table.nested = true;
      tables.push({ rows: [], nested: false });
    } else if (name === "/table") {
      const ended = tables.pop();
      if (ended !== undefined && !ended.nested && ended.rows.length > 0)
        blocks.push({ rows: ended.rows });
      else if (ended !== undefined)
        for (const cell of ended.rows.flat())
          for (const each of cell.split("\n")) blocks.push({ text: plainLine(each) });
    } else if (name === "tr" && table !== undefined) table.rows.push([]);
    else if ((name === "td" || name === "th") && table !== undefined) {
      if (table.rows.length === 0) table.rows.push([]);
      table.rows.at(-1)?.push("");
    } else if (row !== undefined && row.length > 0) {
      if (breaksLine.test(name) || /^\/?h[1-6]$/.test(name)) row[row.length - 1] += "\n";
    } else if (/^h[1-6]$/.test(name)) {
      endLine();
      level = Number(name.slice(1));
    } else if (/^\/h[1-6]$/.test(name)) {
      endLine();
      level = undefined;
    } else if (breaksLine.test(name)) endLine();
  }
  endLine();
  return blocks;
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
