import type { ReadOptions } from "@smart-planner/planner/written";
import type { DraftRow } from "../table/draft-row.ts";
import { cellClasses } from "../text/cell-content.ts";
import { subjectOf } from "../text/subject-text.ts";
import { type DayColumn, dayColumns } from "./day-columns.ts";
import { type Box, boundsOf, centreX, centreY, nearestRule, type Page } from "./page.ts";
import { cellLines, type Phrase } from "./text-lines.ts";
import { minuteAt, type TimeRow, timeRows } from "./time-rows.ts";
import { framesAcross, framesDown, type Placed, type WeekFrame } from "./week-frame.ts";

interface Cell {
  readonly items: Placed[];
  /** The stretch of time that the rules around the cell give it, where there are rules. */
  readonly extent: { readonly top: number; readonly bottom: number } | undefined;
  readonly columns: readonly DayColumn[];
}

const columnsBetween = (
  columns: readonly DayColumn[],
  own: DayColumn,
  left: number,
  right: number,
): readonly DayColumn[] => {
  const spanned = columns.filter((column) => {
    const centre = (column.left + column.right) / 2;
    return centre > left && centre < right;
  });
  return spanned.includes(own) ? spanned : [own];
};

const cellsOf = (frame: WeekFrame, columns: readonly DayColumn[], bodyEnd: number): Cell[] => {
  const cells = new Map<string, Cell>();
  const loose = new Map<DayColumn, Placed[]>();
  for (const item of frame.items) {
    const { box } = item;
    const column = columns.find(({ left, right }) => centreX(box) > left && centreX(box) < right);
    if (column === undefined || box.top > bodyEnd) continue;
    const vertical = { rules: frame.across, place: centreY(box), across: centreX(box) };
    const top = nearestRule({ ...vertical, direction: -1 });
    const bottom = nearestRule({ ...vertical, direction: 1 });
    if (top === undefined || bottom === undefined || top < frame.bodyTop - (box.bottom - box.top)) {
      loose.set(column, [...(loose.get(column) ?? []), item]);
      continue;
    }
    const horizontal = { rules: frame.along, place: centreX(box), across: centreY(box) };
    const left = nearestRule({ ...horizontal, direction: -1 }) ?? column.left;
    const right = nearestRule({ ...horizontal, direction: 1 }) ?? column.right;
    const spanned = columnsBetween(columns, column, left, right);
    const key = `${top} ${bottom} ${spanned[0]?.day} ${left}`;
    const cell = cells.get(key);
    if (cell === undefined) {
      cells.set(key, { items: [item], extent: { top, bottom }, columns: spanned });
    } else cell.items.push(item);
  }
  const blocks = [...loose].flatMap(([column, items]) =>
    blocksOf(items).map((block) => ({ items: block, extent: undefined, columns: [column] })),
  );
  return [...cells.values(), ...blocks];
};

/** Lines close below each other, where no rule tells cells apart. */
const blocksOf = (items: readonly Placed[]): Placed[][] => {
  const blocks: Placed[][] = [];
  for (const item of [...items].sort((left, right) => left.box.top - right.box.top)) {
    const block = blocks.at(-1);
    const bounds = block === undefined ? undefined : boundsOf(block.map(({ box }) => box));
    const height = item.box.bottom - item.box.top;
    if (bounds === undefined || item.box.top - bounds.bottom > 0.75 * height) blocks.push([item]);
    else block?.push(item);
  }
  return blocks;
};

/** A block without rules belongs to the row it lies in, or to two when it lies on their edge. */
const looseTime = (box: Box, rows: readonly TimeRow[]) => {
  const centre = centreY(box);
  const edge = rows.findIndex(
    (row, index) =>
      rows[index + 1] !== undefined &&
      Math.abs(row.bottom - centre) < 0.12 * (row.bottom - row.top),
  );
  const first =
    edge < 0 ? rows.find((row) => centre >= row.top && centre < row.bottom) : rows[edge];
  const last = edge < 0 ? first : rows[edge + 1];
  if (first === undefined || last === undefined) return undefined;
  return { start: first.start, end: last.end };
};

const timeOf = (cell: Cell, rows: readonly TimeRow[]) => {
  if (cell.extent === undefined) return looseTime(boundsOf(cell.items.map(({ box }) => box)), rows);
  const start = minuteAt(rows, cell.extent.top, "start");
  const end = minuteAt(rows, cell.extent.bottom, "end");
  return start === undefined || end === undefined || end <= start ? undefined : { start, end };
};

/** Where the cells hold times, the first cell of the row says which class they are of. */
const subjectBeside = (frame: WeekFrame, cell: Cell, left: number): string | undefined => {
  const { top, bottom } = cell.extent ?? boundsOf(cell.items.map(({ box }) => box));
  const beside = frame.items.filter(
    ({ box }) => centreX(box) < left && centreY(box) > top && centreY(box) < bottom,
  );
  return subjectOf(cellLines(beside.map(({ word }) => word)));
};

const rowsOfFrame = (
  frame: WeekFrame,
  options: ReadOptions,
  { needsTimes }: { readonly needsTimes: boolean },
): DraftRow[] => {
  const columns = dayColumns(frame);
  const first = columns[0];
  const last = columns.at(-1);
  if (first === undefined || last === undefined) return [];
  const rows = timeRows({ frame, left: first.left, right: last.right, options });
  const lastRow = rows.at(-1);
  if (needsTimes && lastRow === undefined) return [];
  const bodyEnd = lastRow === undefined ? Number.POSITIVE_INFINITY : lastRow.bottom;
  const cells = cellsOf(frame, columns, bodyEnd).flatMap((cell) =>
    cellClasses(cellLines(cell.items.map(({ word }) => word)), options).map((content) => ({
      cell,
      content,
    })),
  );
  /** Where a line of the hours passes between a time and the name below it. */
  const partBelow = ({ extent, columns: [own] }: Cell) =>
    cells.find(
      ({ cell, content }) =>
        content.own === undefined &&
        cell.columns[0] === own &&
        cell.extent !== undefined &&
        Math.abs(cell.extent.top - (extent?.bottom ?? Number.NaN)) < 2,
    );
  const parted = new Set<unknown>();
  // A word such as LUNCH is written across the days, one letter in each.
  const letters = cells.filter(({ content }) => content.subject?.length === 1).length;
  for (const { cell, content } of cells)
    if (content.subject === undefined) parted.add(partBelow(cell));
  return cells.flatMap((each): DraftRow[] => {
    const { cell, content } = each;
    if (parted.has(each) || (letters >= 3 && content.subject?.length === 1)) return [];
    const subject =
      content.subject ?? subjectBeside(frame, cell, first.left) ?? partBelow(cell)?.content.subject;
    if (subject === undefined) return [];
    const days = cell.columns.map(({ day }) => day);
    if (content.own !== undefined) {
      return [{ days, subject, time: { kind: "range", range: content.own } }];
    }
    const time = timeOf(cell, rows);
    return time === undefined ? [] : [{ days, subject, time: { kind: "minutes", ...time } }];
  });
};

/** The classes of a week grid on a page: days across and hours down, or the other way round. */
export const weekPageRows = (
  page: Page,
  lines: readonly (readonly Phrase[])[],
  options: ReadOptions,
): DraftRow[] => {
  const across = framesAcross(page, lines, options).flatMap((frame) =>
    rowsOfFrame(frame, options, { needsTimes: false }),
  );
  if (across.length > 0) return across;
  return framesDown(page, lines, options).flatMap((frame) =>
    rowsOfFrame(frame, options, { needsTimes: true }),
  );
};
