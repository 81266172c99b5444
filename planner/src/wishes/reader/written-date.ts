import type { CalendarDay } from "../../model.ts";
import { dayOf, partsOf } from "../../time/calendar-day.ts";
import { monthNames } from "../../time/day-labels.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import type { Token } from "./tokens.ts";

export const months: ReadonlyMap<string, number> = new Map([
  ...monthNames.map((name, index) => [name.toLowerCase(), index + 1] as const),
  ...monthNames.map((name, index) => [name.slice(0, 3).toLowerCase(), index + 1] as const),
  ["sept", 9],
]);

/** Holidays that fall on the same day every year, as month and day. */
const holidays: readonly (readonly [string, number, number])[] = [
  ["christmas eve", 12, 24],
  ["christmas day", 12, 25],
  ["christmas", 12, 25],
  ["boxing day", 12, 26],
  ["new years eve", 12, 31],
  ["new years day", 1, 1],
  ["new years", 1, 1],
];

/** A day of the year, perhaps without its month or year, as in "20 to 27 December". */
export interface WrittenDate {
  readonly day: number;
  readonly month?: number;
  readonly year?: number;
  readonly length: number;
}

export const wordsAt = (tokens: readonly Token[], at: number, phrase: string): number => {
  const words = phrase.split(" ");
  return words.every((word, index) => tokens[at + index]?.text === word) ? words.length : 0;
};

export const ordinalAt = (tokens: readonly Token[], at: number): number =>
  ["st", "nd", "rd", "th"].includes(tokens[at]?.text ?? "") &&
  tokens[at]?.start === tokens[at - 1]?.end
    ? 1
    : 0;

export const yearAt = (
  tokens: readonly Token[],
  at: number,
): { year: number; length: number } | undefined => {
  const skip = tokens[at]?.text === "," ? 1 : 0;
  const text = tokens[at + skip]?.text ?? "";
  return /^20\d\d$/.test(text) ? { year: Number(text), length: skip + 1 } : undefined;
};

const withYear = (
  tokens: readonly Token[],
  at: number,
  date: { readonly day: number; readonly month: number; readonly length: number },
): WrittenDate => {
  const year = yearAt(tokens, at + date.length);
  return year === undefined
    ? date
    : { ...date, year: year.year, length: date.length + year.length };
};

export const numericDate = (text: string): Omit<WrittenDate, "length"> | undefined => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const match = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(20\d\d|\d\d))?$/.exec(text);
  // "5-9" is a span, "1.5" a number: only a slash, or a year, makes a date of them.
  if (match === null || (match[2] !== "/" && match[4] === undefined && !/^\d\d?\.\d\d$/.test(text)))
    return undefined;
  const first = Number(match[1]);
  const second = Number(match[3]);
  // The day comes first, except where only the American order gives a date.
  const [day, month] = second > 12 && first <= 12 ? [second, first] : [first, second];
  if (match[2] !== "/" && match[4] === undefined && (day <= 12 || month > 12)) return undefined;
  // "6.30" is a time of day: who writes points puts the day first.
  if (match[2] === "." && match[4] === undefined && second > 12) return undefined;
  const year = match[4] === undefined ? undefined : Number(match[4].padStart(4, "20"));
  return year === undefined ? { day, month } : { day, month, year };
};

/** `20.3.`, with its second point. */
const pointedDateAt = (
  tokens: readonly Token[],
  at: number,
): Omit<WrittenDate, "length"> | undefined => {
  const match = /^(\d{1,2})\.(\d{1,2})$/.exec(tokens[at]?.text ?? "");
  const point = tokens[at + 1];
  if (match === null || point?.text !== "." || point.start !== tokens[at]?.end) return undefined;
  const [day, month] = [Number(match[1]), Number(match[2])];
  const isOpened = /^(?:on|from|until|till|by|before|after|to|and)$/.test(
    tokens[at - 1]?.text ?? "",
  );
  return month <= 12 && day <= 31 && (day > 12 || isOpened) ? { day, month } : undefined;
};

export const dayNumberAt = (
  tokens: readonly Token[],
  at: number,
): { day: number; ordinal: boolean; length: number } | undefined => {
  const text = tokens[at]?.text ?? "";
  if (!/^\d{1,2}$/.test(text)) return undefined;
  const day = Number(text);
  const ordinal = ordinalAt(tokens, at + 1);
  return day >= 1 && day <= 31 ? { day, ordinal: ordinal === 1, length: 1 + ordinal } : undefined;
};

/** `24 December`, `24th of Dec`, `December 24th`, `24/12`, `Christmas Eve`, each with or without a year. */
export const writtenAt = (tokens: readonly Token[], at: number): WrittenDate | undefined => {
  const named = tokens[at]?.kind === "word" ? holidays : [];
  for (const [name, month, day] of named) {
    const length = wordsAt(tokens, at, name);
    if (length > 0) return withYear(tokens, at, { day, month, length });
  }
  const numeric = numericDate(tokens[at]?.text ?? "") ?? pointedDateAt(tokens, at);
  if (numeric !== undefined) return { ...numeric, length: 1 };
  const monthFirst = months.get(tokens[at]?.text ?? "");
  if (monthFirst !== undefined) {
    const skip = tokens[at + 1]?.text === "the" ? 2 : 1;
    const number = dayNumberAt(tokens, at + skip);
    return (
      number &&
      withYear(tokens, at, { day: number.day, month: monthFirst, length: skip + number.length })
    );
  }
  const number = dayNumberAt(tokens, at);
  if (number === undefined) return undefined;
  const skip = number.length + (tokens[at + number.length]?.text === "of" ? 1 : 0);
  const month = months.get(tokens[at + skip]?.text ?? "");
  return month === undefined
    ? undefined
    : withYear(tokens, at, { day: number.day, month, length: skip + 1 });
};

/** The written day itself, or without a year the next such day, today included; never a past one. */
export const comingDay = (
  date: Omit<WrittenDate, "length">,
  from: CalendarDay,
): CalendarDay | undefined => {
  const { year, month } = partsOf(from);
  const candidates =
    date.month === undefined
      ? [
          dayOf({ year, month, day: date.day }),
          dayOf({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: date.day }),
        ]
      : [
          dayOf({ year: date.year ?? year, month: date.month, day: date.day }),
          date.year === undefined
            ? dayOf({ year: year + 1, month: date.month, day: date.day })
            : undefined,
        ];
  return candidates.find((day) => day !== undefined && day >= from);
};

export const skipThe = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === "the" ? 1 : 0;

/** A day as the end of a range: a date, or a bare number that borrows its month from the other end. */
export const endAt = (
  tokens: readonly Token[],
  at: number,
): (WrittenDate & { readonly ordinal: boolean }) | undefined => {
  // "from Wed 11 till Fri 13 March".
  const isNamed =
    tokens[at]?.kind === "word" &&
    dayNumberAt(tokens, at + 1 + skipThe(tokens, at + 1)) !== undefined &&
    weekdayOfWord(tokens[at]?.text ?? "") !== undefined;
  if (isNamed) {
    const date = endAt(tokens, at + 1);
    return date && { ...date, length: date.length + 1 };
  }
  const the = skipThe(tokens, at);
  const date = writtenAt(tokens, at + the);
  if (date !== undefined) return { ...date, length: date.length + the, ordinal: true };
  const number = dayNumberAt(tokens, at + the);
  return number && { day: number.day, length: number.length + the, ordinal: number.ordinal };
};
