import type { CalendarDay } from "../../model/model.ts";
import { dayOf, partsOf } from "../../time/calendar-day.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import type { Place } from "./pattern.ts";

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

export const wordsAt = (place: Place, at: number, phrase: string): number => {
  const words = phrase.split(" ");
  return words.every((word, index) => place.tokens[at + index]?.text === word) ? words.length : 0;
};

export const ordinalAt = (place: Place, at: number): number =>
  ["st", "nd", "rd", "th"].includes(place.tokens[at]?.text ?? "") &&
  place.tokens[at]?.start === place.tokens[at - 1]?.end
    ? 1
    : 0;

export const yearAt = (place: Place, at: number): { year: number; length: number } | undefined => {
  const skip = place.tokens[at]?.text === "," ? 1 : 0;
  const text = place.tokens[at + skip]?.text ?? "";
  return /^20\d\d$/.test(text) ? { year: Number(text), length: skip + 1 } : undefined;
};

const withYear = (
  place: Place,
  at: number,
  date: { readonly day: number; readonly month: number; readonly length: number },
): WrittenDate => {
  const year = yearAt(place, at + date.length);
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
const pointedDateAt = (place: Place, at: number): Omit<WrittenDate, "length"> | undefined => {
  const match = /^(\d{1,2})\.(\d{1,2})$/.exec(place.tokens[at]?.text ?? "");
  const point = place.tokens[at + 1];
  if (match === null || point?.text !== "." || point.start !== place.tokens[at]?.end)
    return undefined;
  const [day, month] = [Number(match[1]), Number(match[2])];
  const isOpened = /^(?:on|from|until|till|by|before|after|to|and)$/.test(
    place.tokens[at - 1]?.text ?? "",
  );
  return month <= 12 && day <= 31 && (day > 12 || isOpened) ? { day, month } : undefined;
};

export const dayNumberAt = (
  place: Place,
  at: number,
): { day: number; ordinal: boolean; length: number } | undefined => {
  const text = place.tokens[at]?.text ?? "";
  if (!/^\d{1,2}$/.test(text)) return undefined;
  const day = Number(text);
  const ordinal = ordinalAt(place, at + 1);
  return day >= 1 && day <= 31 ? { day, ordinal: ordinal === 1, length: 1 + ordinal } : undefined;
};

/** `December 24th`, `December the 24th`. */
const monthFirstAt = (place: Place, at: number, month: number): WrittenDate | undefined => {
  const skip = place.tokens[at + 1]?.text === "the" ? 2 : 1;
  const number = dayNumberAt(place, at + skip);
  return number && withYear(place, at, { day: number.day, month, length: skip + number.length });
};

/** `24 December`, `24th of Dec`, `12. März`. */
const dayFirstAt = (place: Place, at: number): WrittenDate | undefined => {
  const number = dayNumberAt(place, at);
  if (number === undefined) return undefined;
  const isJoined = /^(?:of|\.)$/.test(place.tokens[at + number.length]?.text ?? "");
  const skip = number.length + (isJoined ? 1 : 0);
  const month = place.language.months.get(place.tokens[at + skip]?.text ?? "");
  return month === undefined
    ? undefined
    : withYear(place, at, { day: number.day, month, length: skip + 1 });
};

const holidayAt = (place: Place, at: number): WrittenDate | undefined => {
  const [name, month, day] = holidays.find(([each]) => wordsAt(place, at, each) > 0) ?? [];
  return name === undefined || month === undefined || day === undefined
    ? undefined
    : withYear(place, at, { day, month, length: wordsAt(place, at, name) });
};

/** `24 December`, `December 24th`, `24/12`, `Christmas Eve`, each with or without a year. */
export const writtenAt = (place: Place, at: number): WrittenDate | undefined => {
  const text = place.tokens[at]?.text ?? "";
  const numeric = numericDate(text) ?? pointedDateAt(place, at);
  if (numeric !== undefined) return { ...numeric, length: 1 };
  const month = place.language.months.get(text);
  return month === undefined
    ? (holidayAt(place, at) ?? dayFirstAt(place, at))
    : monthFirstAt(place, at, month);
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

export const skipThe = (place: Place, at: number): number =>
  place.tokens[at]?.text === "the" ? 1 : 0;

/** A day as the end of a range: a date, or a bare number that borrows its month from the other end. */
export const endAt = (
  place: Place,
  at: number,
): (WrittenDate & { readonly ordinal: boolean }) | undefined => {
  // "from Wed 11 till Fri 13 March".
  const isNamed =
    place.tokens[at]?.kind === "word" &&
    dayNumberAt(place, at + 1 + skipThe(place, at + 1)) !== undefined &&
    weekdayOfWord(place.tokens[at]?.text ?? "") !== undefined;
  if (isNamed) {
    const date = endAt(place, at + 1);
    return date && { ...date, length: date.length + 1 };
  }
  const the = skipThe(place, at);
  const date = writtenAt(place, at + the);
  if (date !== undefined) return { ...date, length: date.length + the, ordinal: true };
  const number = dayNumberAt(place, at + the);
  return number && { day: number.day, length: number.length + the, ordinal: number.ordinal };
};
