import type { ScheduleRow } from "@smart-planner/contract";
import type { Table } from "./column-roles.ts";
import { finishRows } from "./draft-row.ts";
import { listRows } from "./list-rows.ts";
import type { ReadOptions } from "./table-cell.ts";
import { weekTableRows } from "./week-table-rows.ts";

/** The classes of a table, whether it is a list or a week with days across or down. */
export const tableRows = (table: Table, options: ReadOptions = {}): ScheduleRow[] => {
  const filled = table.filter((row) => row.some((cell) => cell.trim() !== ""));
  const week = weekTableRows(filled, options);
  return finishRows(week.length > 0 ? week : listRows(filled, options));
};
