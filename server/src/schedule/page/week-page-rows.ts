import type { ReadOptions } from "@smart-planner/planner/written";
import type { DraftRow } from "../table/draft-row.ts";
import { cellClasses } from "../text/cell-content.ts";
import { subjectOf } from "../text/subject-text.ts";
import { type DayColumn, dayColumns } from "./day-columns.ts";
import { boundsOf, centreX, centreY, type Page, rulesAround } from "./page.ts";
import { blocksOf, cellLines, type PhraseLines } from "./text-lines.ts";
import { minuteAt, type TimeRow, timeRows } from "./time-rows.ts";
import { framesAcross, framesDown, type Placed, type WeekFrame } from "./week-frame.ts";

interface Cell {
  readonly items: readonly Placed[];
  /** The stretch of time that the rules around the cell give it, where there are rules. */
  readonly extent: { readonly top: number; readonly bottom: number } | undefined;
  readonly columns: readonly DayColumn[];
}

interface Where {
  readonly item: Placed;
  /** Equal within one cell. */
  readonly key: string;
}

/** The days that a cell reaches over. */
const columnsBetween = (
  columns: readonly DayColumn[],
  own: DayColumn,
  [from, to]: readonly [number, number],
): readonly DayColumn[] => {
  const middle = ({ left, right }: DayColumn) => (left + right) / 2;
  const spanned = columns.filter((column) => middle(column) > from && middle(column) < to);
  return spanned.includes(own) ? spanned : [own];
};

const cellsOf = (frame: WeekFrame, columns: readonly DayColumn[], bodyEnd: number): Cell[] => {
  const placed = frame.items.flatMap((item): (Omit<Cell, "items"> & Where)[] => {
    const [x, y] = [centreX(item), centreY(item)];
    const column = columns.find(({ left, right }) => x > left && x < right);
    if (column === undefined || item.top > bodyEnd) return [];
    const [top, bottom] = rulesAround(frame.across, x, y);
    const highest = frame.bodyTop - (item.bottom - item.top);
    if (top === undefined || bottom === undefined || top < highest) {
      return [{ item, key: `${column.day}`, extent: undefined, columns: [column] }];
    }
    const [left = column.left, right = column.right] = rulesAround(frame.along, y, x);
    const spanned = columnsBetween(columns, column, [left, right]);
    const key = `${top} ${bottom} ${spanned[0]?.day} ${left}`;
    return [{ item, key, extent: { top, bottom }, columns: spanned }];
  });
  return [...Map.groupBy(placed, ({ key }) => key).values()].flatMap((group): Cell[] => {
    const [first] = group;
    const items = group.map(({ item }) => item);
    if (first === undefined) return [];
    // Where no rule tells cells apart, lines that stand close are one.
    const cells = first.extent === undefined ? blocksOf(items, 0.75) : [items];
    return cells.map((cell) => ({ items: cell, extent: first.extent, columns: first.columns }));
  });
};

const timeOf = (cell: Cell, rows: readonly TimeRow[]) => {
  if (cell.extent === undefined) {
    const centre = centreY(boundsOf(cell.items));
    return rows.find((row) => centre >= row.top && centre < row.bottom);
  }
  const start = minuteAt(rows, cell.extent.top, "start");
  const end = minuteAt(rows, cell.extent.bottom, "end");
  return start === undefined || end === undefined || end <= start ? undefined : { start, end };
};

/** Where the cells hold times, the first cell of the row says which class they are of. */
const subjectBeside = (frame: WeekFrame, cell: Cell, left: number): string | undefined => {
  const { top, bottom } = cell.extent ?? boundsOf(cell.items);
  const beside = frame.items.filter(
    (item) => centreX(item) < left && centreY(item) > top && centreY(item) < bottom,
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
  const rows = timeRows(frame, [first.left, last.right], options);
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
    const guessed = cell.columns.some(({ isGuessed }) => isGuessed) && {
      dayIsGuessed: true as const,
    };
    if (content.own !== undefined) {
      return [{ days, subject, time: { kind: "range", range: content.own }, ...guessed }];
    }
    const time = timeOf(cell, rows);
    return time === undefined
      ? []
      : [
          {
            days,
            subject,
            time: { kind: "minutes", start: time.start, end: time.end },
            ...guessed,
          },
        ];
  });
};

/** The classes of a week grid on a page: days across and hours down, or the other way round. */
export const weekPageRows = (page: Page, lines: PhraseLines, options: ReadOptions): DraftRow[] => {
  const input = { page, lines, options };
  const across = framesAcross(input).flatMap((frame) =>
    rowsOfFrame(frame, options, { needsTimes: false }),
  );
  if (across.length > 0) return across;
  return framesDown(input).flatMap((frame) => rowsOfFrame(frame, options, { needsTimes: true }));
};
