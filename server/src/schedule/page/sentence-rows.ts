import { daysOfCell, type ReadOptions, type Weekday } from "@smart-planner/planner/written";
import type { DraftRow } from "../table/draft-row.ts";
import { subjectOf, tidy } from "../text/subject-text.ts";
import { rangeWithin } from "../text/written-times.ts";

const maxWords = 9;
const dangling = /\b(?:on|at|from|every|by|the|is|are|and|in|of|until|to|between)$/i;
const noClass = /^(?:open|opening hours|closed|hours|please|we|you|i|it|there|this|our|your)\b/i;

/** The days with which a text begins or ends, longest first: `Mon, Wed`, `Monday:`. */
const daysAtEdge = (text: string, options: ReadOptions) => {
  const words = text.split(/\s+/).filter((word) => word !== "");
  for (let count = Math.min(words.length, 6); count > 0; count -= 1) {
    const head = daysOfCell(tidy(words.slice(0, count).join(" ").replace(/[():]/g, " ")), options);
    if (head !== undefined) return { days: head, rest: words.slice(count).join(" ") };
    const tail = daysOfCell(tidy(words.slice(-count).join(" ").replace(/[():]/g, " ")), options);
    if (tail !== undefined) return { days: tail, rest: words.slice(0, -count).join(" ") };
  }
  return undefined;
};

const isName = (text: string): boolean =>
  text.split(/\s+/).length <= maxWords &&
  !/[.!?](?:\s|$)/.test(text) &&
  !dangling.test(text) &&
  !noClass.test(text);

/**
 * `Monday 9:00-10:00 Maths`, `Maths, Mon 9-10 am`. A sentence with words on both sides of a day and
 * a time is not a class.
 */
const draftOfLine = (
  text: string,
  currentDays: readonly Weekday[] | undefined,
  options: ReadOptions,
): DraftRow | undefined => {
  const found = rangeWithin(text);
  if (found === undefined) return undefined;
  const sides = [found.before, found.after].map(tidy);
  const named = sides.map((side) => daysAtEdge(side, options));
  const days = named[0]?.days ?? named[1]?.days ?? currentDays;
  const rests = sides.map((side, index) => tidy(named[index]?.rest ?? side));
  const filled = rests.filter((rest) => /\p{L}/u.test(rest));
  const [only] = filled;
  if (days === undefined || only === undefined || filled.length > 1) return undefined;
  const subject = subjectOf([{ text: only }]);
  if (subject === undefined || !isName(subject)) return undefined;
  return { days, subject, time: { kind: "range", range: found.range } };
};

/** `MW 9:00AM - 10:30AM H2.014`: when a class is, below a line that names it. */
const meetingOfLine = (
  text: string,
  options: ReadOptions,
): Pick<DraftRow, "days" | "time"> | undefined => {
  const found = rangeWithin(text);
  const days = found && daysOfCell(tidy(found.before), { ...options, codes: true });
  return days && { days, time: { kind: "range", range: found.range } };
};

/** Classes of several lines each: a title, perhaps more, and lines that say when it is. */
const titledRows = (lines: readonly string[], options: ReadOptions): DraftRow[] => {
  const drafts: DraftRow[] = [];
  let title: string | undefined;
  let titles = 0;
  for (const line of lines) {
    const meeting = meetingOfLine(line, options);
    if (meeting !== undefined) {
      const subject = title === undefined ? undefined : subjectOf([{ text: title }]);
      if (subject !== undefined) drafts.push({ ...meeting, subject });
      titles = 0;
    } else {
      if (titles === 0) title = line;
      titles += 1;
    }
  }
  return drafts;
};

/** Classes written line by line, below headings that name the day or with the day in the line. */
export const sentenceRows = (lines: readonly string[], options: ReadOptions): DraftRow[] => {
  const drafts: DraftRow[] = [];
  let currentDays: readonly Weekday[] | undefined;
  for (const line of lines) {
    const heading = daysOfCell(tidy(line), options);
    if (heading !== undefined) currentDays = heading;
    else drafts.push(...[draftOfLine(line, currentDays, options) ?? []].flat());
  }
  const titled = titledRows(lines, options);
  const apart = new Set(titled.map(({ subject }) => subject)).size;
  const chosen = apart >= 2 && apart * 2 > titled.length ? titled : drafts;
  return chosen.length >= 2 ? chosen : [];
};
