import type { Row } from "./row.ts";

const headings = ["topic", "row", "figure", "reference", "ratio", "note"];

/** For docs/benchmarks.md. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.topic,
    row.row,
    `${figure(row.figure)} ${row.unit}`.trim(),
    row.reference === undefined ? "" : `${figure(row.reference)} ${row.unit}`.trim(),
    row.ratio === undefined ? "" : figure(row.ratio),
    row.note ?? "",
  ]);
  const rule = headings.map(() => "---");
  return [headings, rule, ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function figure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100
    ? value.toFixed(0)
    : value.toFixed(Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 3 : 4);
}
