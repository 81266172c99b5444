import type { Weekday } from "../model/model.ts";
import { dayNumberOf, weekdayOf, weekdays } from "../time/day-number.ts";
import { monthOfWord } from "./month-words.ts";
import { nearestWeekday, weekdayOfWord, weekdaysTogether } from "./weekday-words.ts";
import { writtenDate } from "./written-dates.ts";

export interface ReadOptions {
  /** Text that comes from a picture: misread letters in days and times are forgiven. */
  readonly scanned?: boolean;
  /** A word that only resembles a day is none. */
  readonly exact?: boolean;
}

const groups: ReadonlyMap<string, readonly Weekday[]> = new Map<string, readonly Weekday[]>([
  ["weekdays", [0, 1, 2, 3, 4]],
  ["weekday", [0, 1, 2, 3, 4]],
  ["daily", weekdays],
  ["everyday", weekdays],
  ["weekend", [5, 6]],
  ["weekends", [5, 6]],
]);

const codes: ReadonlyMap<string, Weekday> = new Map<string, Weekday>([
  ["M", 0],
  ["T", 1],
  ["Tu", 1],
  ["W", 2],
  ["R", 3],
  ["Th", 3],
  ["TH", 3],
  ["F", 4],
  ["S", 5],
  ["Sa", 5],
  ["U", 6],
  ["Su", 6],
]);

/** `MWF`, `TTh`, `TR`: days only in a column of days. */
const daysOfCode = (text: string): Weekday[] | undefined => {
  if (!/^(?:Tu|T[hH]|Sa|Su|[MTWRFSU])+$/.test(text)) return undefined;
  const days = (text.match(/Tu|T[hH]|Sa|Su|[MTWRFSU]/g) ?? []).flatMap(
    (part) => codes.get(part) ?? [],
  );
  return new Set(days).size === days.length ? days : undefined;
};

const daysFrom = (first: Weekday, last: Weekday): Weekday[] => {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => weekdays[(first + index) % 7] ?? first);
};

const lettersOf = (word: string): string =>
  word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}ª]+$/gu, "");

/** `14/10`, `3 May 2027`, `(6)`, `week 2`: what may follow a day in a heading. */
const isDate = (words: readonly string[]): boolean =>
  words.every(
    (word) =>
      /^[\d\s./,()-]*(?:st|nd|rd|th|º|°)?[.,)]*$/i.test(word) ||
      monthOfWord(word) !== undefined ||
      /^(?:de|of|week|day|am|den|kl|\||le|el)$/i.test(word),
  );

/** `Thứ 2` is Monday; without its marks it would be `Thu 2`, a Thursday. */
const vietnamese = /^thứ\s?([2-7])(?!\d)/iu;
const spelledOut = (_: string, number: string): string =>
  `thứ ${["hai", "ba", "tư", "năm", "sáu", "bảy"][Number(number) - 2]}`;

/** The word of a heading that may be a day: alone, before a date or a number, or beside its translation. */
const wordOfHeading = (text: string): string => {
  const plain = text.replace(/\s+/g, " ").trim().replace(vietnamese, spelledOut);
  if (weekdayOfWord(plain) !== undefined || plain.length <= 2) return plain;
  const words = plain
    .split(/[\s,(/|:]+/)
    .map(lettersOf)
    .filter((word) => word !== "");
  const sure = words.findIndex((word) => weekdayOfWord(word) !== undefined);
  const others = (at: number) => words.filter((_, index) => index !== at);
  if (sure >= 0) {
    const rest = others(sure);
    const meansSame = rest.every(
      (word) => weekdayOfWord(word) === weekdayOfWord(words[sure] ?? ""),
    );
    return isDate(rest) || meansSame ? (words[sure] ?? "") : "";
  }
  const [first = ""] = words;
  return words.length === 1 || isDate(others(0)) ? first : plain.length < 12 ? plain : "";
};

/** Days of headings that are dates with their year, in the order of numbers that makes one week of them. */
const daysOfDates = (texts: readonly string[]): readonly (Weekday | undefined)[] => {
  for (const order of ["day-first", "month-first"] as const) {
    const dates = texts.map((text) => writtenDate(text, order));
    const numbers = dates.flatMap((date) => (date === undefined ? [] : [dayNumberOf(date)]));
    const isWeek = new Set(numbers).size === numbers.length && numbers.length >= fewestDates;
    if (isWeek && Math.max(...numbers) - Math.min(...numbers) < 7)
      return dates.map((date) => (date === undefined ? undefined : weekdayOf(date)));
  }
  return [];
};

const fewestDates = 3;

/** At the place of each heading the day that it names; read together, so that short forms count. */
export const daysOfHeadings = (
  texts: readonly string[],
  { scanned = false, exact = false }: ReadOptions = {},
): readonly (Weekday | undefined)[] => {
  const words = texts.map(wordOfHeading);
  const together = weekdaysTogether(words)?.days ?? [];
  const days = words.map((word, index) => together[index] ?? weekdayOfWord(word));
  const count = days.filter((day) => day !== undefined).length;
  if (count === 0) return daysOfDates(texts);
  if (exact) return days;
  return days.map((day, index) => day ?? nearestWeekday(words[index] ?? "", scanned));
};

/** Which days were guessed: from a word that resembles a day, and that no heading beside it confirms. */
export const guessedHeadings = (
  texts: readonly string[],
  options: ReadOptions = {},
): readonly boolean[] => {
  const sure = daysOfHeadings(texts, { ...options, exact: true });
  return daysOfHeadings(texts, options).map(
    (day, index) =>
      day !== undefined &&
      sure[index] === undefined &&
      sure[index - 1] !== (day + 6) % 7 &&
      sure[index + 1] !== (day + 1) % 7,
  );
};

interface CellOptions extends ReadOptions {
  readonly codes?: boolean;
}

const daysOfWords = (
  words: readonly string[],
  { codes: withCodes = false, scanned = false, exact = false }: CellOptions,
): readonly (Weekday | undefined)[] => {
  const together = weekdaysTogether(words, { fewestTiny: withCodes ? 1 : 3 })?.days ?? [];
  const guesses = (scanned || withCodes) && !exact;
  return words.map(
    (word, index) =>
      (withCodes ? codes.get(word) : undefined) ??
      together[index] ??
      weekdayOfWord(word) ??
      (guesses ? nearestWeekday(word, scanned) : undefined),
  );
};

/**
 * A cell of days only: `Mon`, `Mon/Wed`, `lunes y miércoles`, `Mon-Fri`, `weekdays`. With `codes`
 * also `MWF`, `TTh` and `Di`.
 */
export const daysOfCell = (text: string, options: CellOptions = {}): Weekday[] | undefined => {
  const trimmed = text.trim();
  if (trimmed.length > 120) return undefined;
  const whole = weekdayOfWord(trimmed);
  if (whole !== undefined) return [whole];
  const coded = options.codes === true ? daysOfCode(trimmed.replace(/[\s,/]+/g, "")) : undefined;
  // `TU`, `SU` and `FR` are days themselves rather than two.
  if (coded !== undefined && !/^(?:TU|SU|FR)$/.test(trimmed)) return coded;
  const plain = trimmed
    .replace(/\bevery day\b/i, "everyday")
    .replace(/^(?:every|each|on|am|le|el|los)\s+(?=\S)/i, "")
    .replace(/\s*(?:[-–—]|\s(?:to|through|thru|bis|a|à|al)\s)\s*/gi, "-")
    .replace(/\s(?:and|y|et|und|e|en|og|och|i|ve|dan|и)\s|[&+/,;|\n•·]/gi, " ")
    .trim();
  const parts = plain.split(/\s+/);
  const ends = parts.map((part) => part.split("-").map(lettersOf));
  if (ends.some((pair) => pair.length > 2)) return undefined;
  const read = daysOfWords(ends.flat(), options);
  const days: Weekday[] = [];
  let at = 0;
  for (const [index, pair] of ends.entries()) {
    const group = groups.get((parts[index] ?? "").toLowerCase());
    const first = read[at];
    const last = read[at + pair.length - 1];
    at += pair.length;
    if (group !== undefined) days.push(...group);
    else if (first !== undefined && last !== undefined) days.push(...daysFrom(first, last));
    else return coded;
  }
  return [...new Set(days)];
};

/**
 * The style of a column of days: names or short forms of one language, else codes (`MWF`, `TR`),
 * where `FR` is two days.
 */
export const dayColumnReader = (
  cells: readonly string[],
  options: ReadOptions = {},
): ((text: string) => Weekday[] | undefined) => {
  const filled = [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ""))];
  const likely = weekdaysTogether(filled, { fewestTiny: 1 })?.days ?? [];
  const codeOf = (cell: string) => daysOfCode(cell.replace(/[\s,/]+/g, ""));
  // One `Online` among `L`, `M` and `X` would have them read as codes, of which `M` is a Monday.
  const distinct = filled.filter(
    (cell, index) =>
      likely[index] !== undefined ||
      codeOf(cell) !== undefined ||
      daysOfCell(cell, { ...options, codes: true }) !== undefined,
  );
  const coded = distinct.every((cell) => codeOf(cell) !== undefined);
  const together = weekdaysTogether(distinct, { fewestTiny: coded ? 3 : 1 })?.days ?? [];
  const named = new Map(distinct.map((cell, index) => [cell, together[index]] as const));
  const allNamed = distinct.length > 0 && distinct.every((cell) => named.get(cell) !== undefined);
  return (text) => {
    const day = allNamed ? named.get(text.trim()) : undefined;
    if (day !== undefined) return [day];
    return codeOf(text) ?? daysOfCell(text, { ...options, codes: true });
  };
};
