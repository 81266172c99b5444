import { type FoundDate, fullness, overlap } from "./found-date.ts";
import { monthOfWord } from "./month-words.ts";
import { dayEnding, ofMonth } from "./named-date-parts.ts";

const yearAfter = `(?:[\\s,-]+${ofMonth}(?<year>(?:19|20)\\d{2})(?!\\d))?`;
const dayThenMonth = new RegExp(
  `(?<!\\d)(\\d{1,2})(${dayEnding})\\s*-?\\s*${ofMonth}(\\p{L}{3,})\\.?${yearAfter}`,
  "giu",
);
const monthThenDay = new RegExp(
  `(?<!\\p{L})(\\p{L}{3,})\\.?\\s+(\\d{1,2})((?:st|nd|rd|th)?)(?![\\d:])(?<lastDay>\\s?\\p{Pd}\\s?\\d{1,2}(?!\\d|\\s*(?:[:.]|am|pm|h|uhr)))?${yearAfter}`,
  "giu",
);
/** `2 December 4 pm`, `2 Dec 9-11`: the second number is a time. */
const timeAfter =
  /^\d{1,2}\s*(?:\p{Pd}\s*\d|[:.]\d|(?:am|pm|hrs?|h|hours?|min\p{L}*|uhr|o['’]clock)(?!\p{L}))/iu;

interface NamedDate extends FoundDate {
  /** With an ending or a year the number is clearly a day. */
  readonly isSure: boolean;
}

const found = (
  match: RegExpExecArray,
  { day, month, ending }: Readonly<Record<"day" | "month" | "ending", string | undefined>>,
): NamedDate[] => {
  const number = monthOfWord(month ?? "");
  if (number === undefined) return [];
  const { year, lastDay } = match.groups ?? {};
  return [
    {
      day: Number(day),
      month: number,
      year: year === undefined ? undefined : Number(year),
      start: match.index,
      end: match.index + match[0].length,
      full: year === undefined ? fullness.named : fullness.withYear,
      ...(lastDay !== undefined && { isRun: true }),
      isSure: (ending ?? "") !== "" || year !== undefined,
    },
  ];
};

/** Dates with the name of their month: `2 December`, `Dec 4th, 2026`, `12 de enero de 2027`. */
export const namedDatesIn = (text: string): FoundDate[] => {
  const dayFirst = [...text.matchAll(dayThenMonth)].flatMap((match) =>
    found(match, { day: match[1], ending: match[2], month: match[3] }),
  );
  const monthFirst = [...text.matchAll(monthThenDay)].flatMap((match) => {
    const date = found(match, { month: match[1], day: match[2], ending: match[3] });
    const number = match.index + match[0].search(/\d/u);
    const others = dayFirst.filter((other) => date[0] !== undefined && overlap(other, date[0]));
    // `2 Dec 5 Dec` are two dates, not three.
    const isOther = others.length > 1 || others.some(({ isSure }) => isSure);
    return others.length > 0 && (isOther || timeAfter.test(text.slice(number))) ? [] : date;
  });
  // `Paper 2 December 4th`: the two belongs to the paper.
  return [
    ...dayFirst.filter((date) => !monthFirst.some((other) => other.isSure && overlap(date, other))),
    ...monthFirst,
  ];
};
