import Papa from "papaparse";
import type { DraftRow } from "../table/draft-row.ts";
import { tableRows } from "../table/table-rows.ts";
import { decodeText } from "./decode-text.ts";

const separators = [",", ";", "\t", "|"] as const;

/** More than any timetable has: what lies beyond is not looked at. */
const maxRows = 5_000;
const maxColumns = 200;
const maxCellLength = 1_000;

const cellsWith = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview: maxRows, skipEmptyLines: "greedy" }).data.map(
    (row) => row.slice(0, maxColumns).map((cell) => cell.slice(0, maxCellLength)),
  );

/** The separator that gives the most rows the same width of more than one cell. */
const bestSeparator = (sample: string): string => {
  const scores = separators.map((separator) => {
    const widths = cellsWith(sample, separator).map((row) => row.length);
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    const even = Math.max(0, ...[...counts].map(([width, count]) => (width > 1 ? count : 0)));
    return { separator, score: even / Math.max(1, widths.length), width: Math.max(0, ...widths) };
  });
  scores.sort((left, right) => right.score - left.score || right.width - left.width);
  return scores[0]?.separator ?? ",";
};

const sampleLength = 20_000;

export const csvRows = (bytes: Uint8Array): readonly DraftRow[] => {
  const text = decodeText(bytes)
    .replace(/\r+\n?/g, "\n")
    .replace(/^sep=.\n/i, "");
  return tableRows(cellsWith(text, bestSeparator(text.slice(0, sampleLength))));
};
