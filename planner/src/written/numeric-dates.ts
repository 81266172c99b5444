import { type FoundDate, fullness } from "./found-date.ts";

const yearFirst = /(?<!\d)(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)日?/gu;
/** `12月3日`, `12월 3일`. */
const monthFirstEast = /(?<!\d|年\s?)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/gu;
/** Not the end of `2.1.3`, nor of `A1.2`, which is a course. */
const numeric =
  /(?<![\d\p{L}:]|\d[./-])(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2})(?!\d)|(\.)(?!\d)|(?![\d:./-]))/gu;
/** After such a word two numbers are parts of a book, never a day. */
const partOfBook =
  /(?<!\p{L})(?:chapters?|chap|chapitres?|ch|kapitel|kap|cap[íi]tulos?|cap|temas?|topics?|units?|unit[àé]s?|unidad(?:es)?|sections?|sec|modules?|modul|lessons?|lektion(?:en)?|weeks?|pages?|pp?|seiten?|exercises?|questions?)\.?\s*$|§\s*$/iu;
/** How far back a word before a number is looked for. */
const longestWord = 24;
const timeAfter = /^\s*(?:am|pm|uhr|hrs?|h)(?!\p{L})/iu;
const timeBefore = /(?<!\p{L})(?:at|um|à)\s*$/iu;

const yearOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.padStart(4, "20"));

const pairsIn = (text: string): RegExpExecArray[] =>
  [...text.matchAll(numeric)].filter((match) => {
    const before = text.slice(Math.max(0, match.index - longestWord), match.index);
    if (match[4] !== undefined) return true;
    if (partOfBook.test(before)) return false;
    return (
      match[2] !== "." ||
      !(timeAfter.test(text.slice(match.index + match[0].length)) || timeBefore.test(before))
    );
  });

/** Whether a list writes month first. `9.30` and `3-14` are ignored: they may be a time or a range. */
export const isMonthFirst = (lines: readonly string[]): boolean =>
  lines.some((line) =>
    pairsIn(line).some(
      ([, one, sign, other, year]) =>
        (sign === "/" || year !== undefined) &&
        Number(one) <= 12 &&
        Number(other) > 12 &&
        Number(other) <= 31,
    ),
  );

/** Dates in digits, real or not: `2027-01-15`, `15/12/2026`, `10.12.`, `5/12`. */
export const numericDatesIn = (text: string, monthFirst: boolean): FoundDate[] => {
  const iso = [...text.matchAll(yearFirst)].map((match) => ({
    year: Number(match[1]),
    month: Number(match[2]),
    day: Number(match[3]),
    start: match.index,
    end: match.index + match[0].length,
    full: fullness.withYear,
  }));
  const pairs = pairsIn(text).map((match) => {
    const [one, other] = [Number(match[1]), Number(match[3])];
    return {
      day: monthFirst ? other : one,
      month: monthFirst ? one : other,
      year: yearOf(match[4]),
      start: match.index,
      end: match.index + match[0].length,
      full:
        match[4] !== undefined
          ? fullness.withYear
          : match[2] === "-"
            ? fullness.span
            : match[2] === "." && match[5] !== undefined
              ? fullness.dotted
              : fullness.pair,
    };
  });
  const east = [...text.matchAll(monthFirstEast)].map((match) => ({
    year: undefined,
    month: Number(match[1]),
    day: Number(match[2]),
    start: match.index,
    end: match.index + match[0].length,
    full: fullness.named,
  }));
  return [...iso, ...east, ...pairs];
};
