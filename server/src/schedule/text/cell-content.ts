import type { WrittenRange } from "@smart-planner/planner/written";
import { type CellLine, isPerson, isPlace, subjectOf } from "./subject-text.ts";
import { rangeWithin } from "./written-times.ts";

interface CellClass {
  readonly subject?: string;
  readonly own?: WrittenRange;
}

/** The lines of a cell, class by class, where it holds several with times of their own. */
const classesIn = (lines: readonly CellLine[]): CellLine[][] => {
  const timed = lines.map((line) => rangeWithin(line.text) !== undefined);
  if (timed.filter(Boolean).length < 2) return [[...lines]];
  const parts: CellLine[][] = [];
  let isOver = true;
  for (const [index, line] of lines.entries()) {
    const isDetail = timed[index] === true || isPlace(line.text) || isPerson(line.text);
    // Each class begins with its time where the first one does, and with its name otherwise.
    if (timed[0] === true ? timed[index] === true : isOver && !isDetail) parts.push([]);
    isOver = timed[index] === true || (isOver && isDetail);
    parts.at(-1)?.push(line);
  }
  return parts;
};

/**
 * The classes of a week cell, each with its own time if given. A cell may hold a time alone: then
 * the row names the class.
 */
export const cellClasses = (lines: readonly CellLine[]): CellClass[] =>
  classesIn(lines).flatMap((part) => classOf(part) ?? []);

const classOf = (lines: readonly CellLine[]): CellClass | undefined => {
  const texts: CellLine[] = [];
  let own: WrittenRange | undefined;
  for (const line of lines) {
    const found = own === undefined ? rangeWithin(line.text, { stacked: true }) : undefined;
    if (found === undefined) texts.push(line);
    else {
      own = found.range;
      texts.push({ ...line, text: found.before }, { ...line, text: found.after });
    }
  }
  const named = texts.filter((line) => line.text.replace(/[()[\]\s]/g, "") !== "");
  const subject = subjectOf(named);
  if (subject === undefined && (own === undefined || named.length > 0)) return undefined;
  return { ...(subject === undefined ? {} : { subject }), ...(own === undefined ? {} : { own }) };
};
