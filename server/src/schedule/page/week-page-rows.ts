import type { ReadOptions } from "@smart-planner/planner/written";
import type { DraftRow } from "../table/draft-row.ts";
import { cellClasses } from "../text/cell-content.ts";
import { subjectOf } from "../text/subject-text.ts";
import { type DayColumn, dayColumns } from "./day-columns.ts";
import { boundsOf, centreX, centreY, type Page, rulesAround } from "./page.ts";
import { blocksOf, cellLines, linesOf, type PhraseLines } from "./text-lines.ts";
import { minuteAt, type TimeRow, timeRows } from "./time-rows.ts";
import { framesAcross, framesDown, type Placed, type WeekFrame } from "./week-frame.ts";

/** A wider gap than this many letter heights is between two texts. */
const widestGap = 2;

interface Cell {
  readonly items: readonly Placed[];
  /** The stretch of time that the rules around the cell give it, if there are rules. */
  readonly extent: { readonly top: number; readonly bottom: number } | undefined;
  readonly columns: readonly DayColumn[];
}

interface Place {
  readonly item: Placed;
  readonly column: DayColumn;
  readonly extent: Cell["extent"];
  /** The rules left and right of it, or the sides of its day. */
  readonly sides: readonly [number, number];
}

/** The days that a cell reaches over: those between its rules, if one text is in the middle of them. */
const columnsOf = (places: readonly Place[], columns: readonly DayColumn[]): DayColumn[] => {
  const [first] = places;
  if (first?.extent === undefined) return [];
  const items = places.map(({ item }) => item);
  // A rule beyond the days bounds the page, not the cell.
  const left = Math.max(first.sides[0], columns[0]?.left ?? 0);
  const right = Math.min(first.sides[1], columns.at(-1)?.right ?? 0);
  const spanned = columns.filter((day) => {
    const middle = (day.left + day.right) / 2;
    return middle > left && middle < right;
  });
  const width = (right - left) / (spanned.length || 1);
  const isCentred = Math.abs(centreX(boundsOf(items)) - (left + right) / 2) < 0.3 * width;
  const isOne = linesOf(items).every((line) =>
    line.every(
      (item, index) => item.left - (line[index - 1] ?? item).right < widestGap * item.word.size,
    ),
  );
  return isCentred && isOne ? spanned : [];
};

const cellsOf = (frame: WeekFrame, columns: readonly DayColumn[], bodyEnd: number): Cell[] => {
  const places = frame.items.flatMap((item): Place[] => {
    const [x, y] = [centreX(item), centreY(item)];
    const column = columns.find(({ left, right }) => x > left && x < right);
    if (column === undefined || item.top > bodyEnd) return [];
    const [top, bottom] = rulesAround(frame.across, x, y);
    const highest = frame.bodyTop - (item.bottom - item.top);
    const isRuled = top !== undefined && bottom !== undefined && top >= highest;
    const [left = column.left, right = column.right] = rulesAround(frame.along, y, x);
    return [{ item, column, extent: isRuled ? { top, bottom } : undefined, sides: [left, right] }];
  });
  const boxes = Map.groupBy(
    places,
    ({ extent, sides }) => `${extent?.top} ${extent?.bottom} ${sides}`,
  );
  const placed = [...boxes.values()].flatMap((inside) => {
    const days = columnsOf(inside, columns);
    return inside.map((place) => ({ ...place, days: days.length > 1 ? days : [place.column] }));
  });
  const cells = Map.groupBy(
    placed,
    ({ days, extent }) => `${days.map(({ day }) => day)} ${extent?.top} ${extent?.bottom}`,
  );
  return [...cells.values()].flatMap((inside) => {
    const items = inside.map(({ item }) => item);
    const { extent, days = [] } = inside[0] ?? {};
    // If no rule separates cells, close lines are one.
    const blocks = extent === undefined ? blocksOf(items, 0.75) : [items];
    return blocks.map((block): Cell => ({ items: block, extent, columns: days }));
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

/** A word such as L U N C H is written across a row or the days: its letters are not classes. */
const lettersOf = (subject = ""): readonly string[] =>
  /^\p{L}(?: \p{L})*$/u.test(subject) ? subject.split(" ") : [];

const rowsOfFrame = (
  frame: WeekFrame,
  { needsTimes }: { readonly needsTimes: boolean },
): DraftRow[] => {
  const columns = dayColumns(frame);
  const first = columns[0];
  const last = columns.at(-1);
  if (first === undefined || last === undefined) return [];
  const rows = timeRows(frame, [first.left, last.right]);
  const lastRow = rows.at(-1);
  if (needsTimes && lastRow === undefined) return [];
  const bodyEnd = lastRow === undefined ? Number.POSITIVE_INFINITY : lastRow.bottom;
  const cells = cellsOf(frame, columns, bodyEnd).flatMap((cell) =>
    cellClasses(cellLines(cell.items.map(({ word }) => word))).map((content) => ({
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
  const letters = cells.flatMap(({ content }) => lettersOf(content.subject)).length;
  return cells.flatMap(({ cell, content }): DraftRow[] => {
    if (letters >= 3 && lettersOf(content.subject).length > 0) return [];
    const subject =
      content.subject ?? subjectBeside(frame, cell, first.left) ?? partBelow(cell)?.content.subject;
    if (subject === undefined) return [];
    const days = cell.columns.map(({ day }) => day);
    const guessed = cell.columns.some(({ isGuessed }) => isGuessed) && {
      doubt: "day" as const,
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
  const across = framesAcross(input).flatMap((frame) => rowsOfFrame(frame, { needsTimes: false }));
  if (across.length > 0) return across;
  return framesDown(input).flatMap((frame) => rowsOfFrame(frame, { needsTimes: true }));
};
