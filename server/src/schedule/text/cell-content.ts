import type { ReadOptions } from "@smart-planner/planner/written";
import { type CellLine, subjectOf } from "./subject-text.ts";
import { rangeWithin, type TimeRangeLabel } from "./written-times.ts";

/**
 * The class that a cell of a week names, with its own time where the cell carries one. A cell may
 * hold a time alone: then the row says which class it is.
 */
export const cellContent = (
  lines: readonly CellLine[],
  options: ReadOptions,
): { readonly subject?: string; readonly own?: TimeRangeLabel } | undefined => {
  const texts: CellLine[] = [];
  let own: TimeRangeLabel | undefined;
  const inLines = lines.some((line) => rangeWithin(line.text, options) !== undefined);
  const joined = { text: lines.map((line) => line.text).join("\n") };
  for (const line of inLines ? lines : [joined]) {
    const found =
      own === undefined ? rangeWithin(line.text, { ...options, stacked: true }) : undefined;
    if (found === undefined) texts.push(line);
    else {
      own = { start: found.range.start, end: found.range.end };
      texts.push({ ...line, text: found.before }, { ...line, text: found.after });
    }
  }
  const named = (own === undefined ? lines : texts).filter(
    (line) => line.text.replace(/[()[\]\s]/g, "") !== "",
  );
  const subject = subjectOf(
    named.flatMap((line) => line.text.split("\n").map((text) => ({ ...line, text }))),
  );
  if (subject === undefined && (own === undefined || named.length > 0)) return undefined;
  return { ...(subject === undefined ? {} : { subject }), ...(own === undefined ? {} : { own }) };
};
