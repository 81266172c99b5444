import { dayOf } from "../time/calendar-day.ts";
import { type FoundDate, fullness } from "./found-date.ts";
import { dayEnding } from "./named-date-parts.ts";
import { namedDatesIn } from "./named-dates.ts";
import { numericDatesIn } from "./numeric-dates.ts";

/** Words and dashes from the first to the last day of an exam. */
const until = "(?:to|until|till?|bis|au|al?|à|tot|t/m|até)(?!\\p{L})";
const between = new RegExp(`^\\s*(?:\\p{Pd}+|${until})\\s*$`, "iu");
const dayBefore = new RegExp(
  `(?<![\\d\\p{L}.:/])(\\d{1,2})(${dayEnding})(?:(\\p{Pd})|\\s*(${until})\\s*|\\s+(\\p{Pd})\\s+|\\s*(?:[&+/]|(?:and|und|et|y|e|en|or)(?!\\p{L}))\\s*)$`,
  "iu",
);
/** `Paper 1 - 5 Dec`: the first number belongs to the paper. */
const numberedName =
  /(?<!\p{L})(?:paper|part|teil|level|year|exam|test|quiz|lab|essay|sheet|blatt|set|assignment|homework|hw|unit|chapter|kapitel)\s*$/iu;

/** How far before a date its first day, and the word before that, may begin. */
const farthest = 40;
const aLeapYear = 2028;

const isReal = ({ day, month, year = aLeapYear }: FoundDate): boolean =>
  dayOf({ year, month, day }) !== undefined;

/** `2-4 Dec` starts on the second; in `2 and 4 Dec` the two may not be a day. */
const withDayBefore = (text: string, date: FoundDate): FoundDate => {
  const from = Math.max(0, date.start - farthest);
  const before = text.slice(from, date.start);
  const match = dayBefore.exec(before);
  const first = Number(match?.[1]);
  if (match === null || date.full < fullness.dotted || !(first >= 1 && first < date.day))
    return date;
  if (numberedName.test(before.slice(0, match.index))) return date;
  const [, , ending, dash, word, spacedDash] = match;
  // `2nd - 4th Dec` are days; in `Maths 2 - 4 Dec` the two may belong to the name.
  const isFirstDay =
    dash !== undefined || word !== undefined || (spacedDash !== undefined && ending !== "");
  if (!isFirstDay) return { ...date, isUnclear: true };
  return { ...date, day: first, start: from + match.index, isRun: true };
};

const joined = (text: string, dates: readonly FoundDate[]): FoundDate[] => {
  const runs: FoundDate[] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    if (last !== undefined && between.test(text.slice(last.end, date.start)))
      runs[runs.length - 1] = { ...last, end: date.end, isRun: true };
    else runs.push(date);
  }
  return runs;
};

/**
 * Dates of a line; an exam over several days counts by its first. Bare numbers count only if no
 * date is written out: `3-4` beside `5/12` are chapters.
 */
export const datesInLine = (text: string, monthFirst: boolean): FoundDate[] => {
  const real = [...namedDatesIn(text), ...numericDatesIn(text, monthFirst)].filter(isReal);
  const fullest = Math.max(0, ...real.map(({ full }) => full));
  const least = Math.min(fullest, fullness.dotted);
  const counted = real
    .filter(({ full }) => full >= least)
    .sort((one, other) => one.start - other.start)
    .map((date) => withDayBefore(text, date));
  return joined(text, counted);
};
