import type { Page, Word } from "../page/page.ts";
import type { Table } from "./column-roles.ts";

const lineHeight = 12;
const columnWidth = 400;

/** A table as a ruled page, so that one reader of weeks serves files of cells and files of pictures. */
export const pageOfTable = (table: Table): Page => {
  const width = Math.max(0, ...table.map((row) => row.length)) * columnWidth;
  const words: Word[] = [];
  const tops = [0];
  for (const row of table) {
    const top = tops.at(-1) ?? 0;
    const lines = row.map((cell) => cell.split("\n").map((line) => line.trim()));
    const deepest = Math.max(1, ...lines.map((cell) => cell.length));
    const bottom = top + (deepest + 1) * lineHeight;
    for (const [column, cell] of lines.entries()) {
      const first = (top + bottom - cell.length * lineHeight) / 2;
      for (const [index, text] of cell.entries()) {
        if (text === "") continue;
        words.push({
          text,
          size: 10,
          left: column * columnWidth + 10,
          right: (column + 1) * columnWidth - 10,
          top: first + index * lineHeight + 1,
          bottom: first + (index + 1) * lineHeight - 1,
        });
      }
    }
    tops.push(bottom);
  }
  const height = tops.at(-1) ?? 0;
  return {
    words,
    horizontal: tops.map((at) => ({ at, from: 0, to: width })),
    vertical: Array.from({ length: width / columnWidth + 1 }, (_, column) => ({
      at: column * columnWidth,
      from: 0,
      to: height,
    })),
  };
};
