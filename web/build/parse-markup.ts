import type { Block } from "../src/features/blog/post.ts";

const heading = /^(#{1,3}) +(.+)$/;
const boldLine = /^\*\*([^*]+)\*\*$/;
const bullet = /^- +(.+)$/;
const numbered = /^\d+\. +(.+)$/;
const tableRow = /^\|(.+)\|$/;
const tableRule = /^[-:| ]+$/;

/** Reads simple Markdown: headings, bold lines, bullets, numbered items, tables, paragraphs. */
export const parseMarkup = (source: string): readonly Block[] => {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: "paragraph", text: paragraph.join(" ") });
    paragraph = [];
  };
  let list: { kind: "bullets" | "numbers"; items: string[] } | undefined;
  const addItem = (kind: "bullets" | "numbers", item: string) => {
    if (list?.kind === kind) {
      list.items.push(item);
      return;
    }
    list = { kind, items: [item] };
    blocks.push(list);
  };

  let table: string[][] | undefined;
  const addRow = (cells: string) => {
    if (table === undefined) {
      table = [];
      blocks.push({ kind: "table", rows: table });
    }
    if (!tableRule.test(cells)) table.push(cells.split("|").map((cell) => cell.trim()));
  };

  for (const line of source.split(/\r?\n/).map((raw) => raw.trim())) {
    const cells = tableRow.exec(line)?.[1];
    if (cells !== undefined) {
      addRow(cells);
      continue;
    }
    table = undefined;
    const block = lineBlock(line);
    if (block === "text") {
      list = undefined;
      paragraph.push(line);
      continue;
    }
    endParagraph();
    if (block === "blank") list = undefined;
    else if (block.kind === "item") addItem(block.list, block.text);
    else {
      list = undefined;
      blocks.push(block);
    }
  }
  endParagraph();
  return blocks;
};

type Item = { kind: "item"; list: "bullets" | "numbers"; text: string };

const lineBlock = (line: string): Block | Item | "blank" | "text" => {
  if (line === "") return "blank";
  const [, marks, title] = heading.exec(line) ?? [];
  if (marks !== undefined && title !== undefined) {
    return {
      kind: "heading",
      level: marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3,
      text: title,
    };
  }
  const bold = boldLine.exec(line)?.[1];
  if (bold !== undefined) return { kind: "bold", text: bold };
  const point = bullet.exec(line)?.[1];
  if (point !== undefined) return { kind: "item", list: "bullets", text: point };
  const step = numbered.exec(line)?.[1];
  if (step !== undefined) return { kind: "item", list: "numbers", text: step };
  return "text";
};
