import { csvRows as cellsOf } from "@smart-planner/planner/written";
import type { TableReading } from "../table/left-out.ts";
import { tableRows } from "../table/table-rows.ts";
import { decodeText } from "./decode-text.ts";

const maxCellLength = 1_000;

export const csvRows = (bytes: Uint8Array): TableReading =>
  tableRows(
    cellsOf(decodeText(bytes)).map((row) => row.map((cell) => cell.slice(0, maxCellLength))),
  );
