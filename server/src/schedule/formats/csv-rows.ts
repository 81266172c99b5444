import Papa from "papaparse";
import type { TableReading } from "../table/left-out.ts";
import { tableRows } from "../table/table-rows.ts";
import { decodeText } from "./decode-text.ts";

/** More than any timetable has: what lies beyond is not looked at. */
const maxRows = 5_000;
const maxColumns = 200;
const maxCellLength = 1_000;

export const csvRows = (bytes: Uint8Array): TableReading => {
  const text = decodeText(bytes)
    .replace(/\r+\n?/g, "\n")
    .replace(/^sep=.\n/i, "");
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [",", ";", "\t", "|"],
    preview: maxRows,
    skipEmptyLines: "greedy",
  });
  return tableRows(
    data.map((row) => row.slice(0, maxColumns).map((cell) => cell.slice(0, maxCellLength))),
  );
};
