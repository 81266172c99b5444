import { daysOfHeadings, type ReadOptions, wordKey } from "@smart-planner/planner/written";
import { phraseLinesOf } from "../page/text-lines.ts";
import { weekPageRows } from "../page/week-page-rows.ts";
import { isHeadedList, type Table } from "./column-roles.ts";
import type { TableReading } from "./left-out.ts";
import { listRows } from "./list-rows.ts";
import { pageOfTable } from "./table-page.ts";
import { withDayColumn } from "./ticked-days.ts";

const mostWeekRows = 400;

const headsIn = (cells: readonly string[]): number =>
  new Set(daysOfHeadings(cells).filter((day) => day !== undefined)).size;

/** A row or a column names days: the table may be a week. */
const mayBeWeek = (table: Table): boolean => {
  const width = Math.max(0, ...table.map((row) => row.length));
  return (
    table.some((row) => headsIn(row) >= 2) ||
    Array.from({ length: Math.min(width, 4) }, (_, column) => column).some((column) => {
      const cells = table.map((row) => row[column] ?? "");
      return new Set(cells).size === cells.length && headsIn(cells) >= 2;
    })
  );
};

/** The room of a class: `B1`, `101`, `S 12`. */
const isRoomCode = (cell: string): boolean => /^\p{L}{0,3}[-. ]?\d{1,4}\p{L}?$/u.test(cell.trim());

/** A week without the column of rooms beside each day: `Mon, Room, Tue, Room`, or without a heading. */
const withoutRooms = (table: Table): Table => {
  const rooms = table.slice(0, 15).flatMap((row, index) => {
    const keys = row.map(wordKey);
    const isRepeated = (column: number) =>
      keys.filter((key) => key === keys[column]).length > 1 && (keys[column - 1] ?? "").length > 1;
    const days = daysOfHeadings(row.map((cell, column) => (isRepeated(column) ? "" : cell)));
    const beside = keys.flatMap((key, column) => {
      if (!isRepeated(column) || days[column - 1] === undefined) return [];
      const cells = table.slice(index + 1).flatMap((each) => each[column]?.trim() || []);
      const codes = cells.filter(isRoomCode).length;
      return key !== "" || (cells.length > 0 && codes * 2 > cells.length) ? column : [];
    });
    return beside.length > 1 ? [new Set(beside)] : [];
  })[0];
  return rooms === undefined
    ? table
    : table.map((row) => row.filter((_, column) => !rooms.has(column)));
};

/** The classes of a table, whether it is a list or a week with days across or down. */
export const tableRows = (table: Table, options: ReadOptions = {}): TableReading => {
  const filled = table.filter((row) => row.some((cell) => cell.trim() !== ""));
  const ticked = withDayColumn(filled);
  if (ticked !== undefined) return listRows(ticked, options);
  const start = withoutRooms(filled.slice(0, mostWeekRows));
  if (mayBeWeek(start) && !isHeadedList(start)) {
    const page = pageOfTable(start);
    const week = weekPageRows(page, phraseLinesOf(page), options);
    // A row of days heads a week, whose cells would be misread as those of a list.
    if (week.length > 0 || start.some((row) => headsIn(row) >= 3))
      return { drafts: week, left: [] };
  }
  return listRows(filled, options);
};
