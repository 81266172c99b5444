import type { CalendarDay } from "../model.ts";
import { dayOf, partsOf } from "../time/calendar-day.ts";
import { plainDigits } from "./languages.ts";
import { monthOfWord } from "./month-words.ts";
import { weekdayOfWord } from "./weekday-words.ts";

export interface ReadExam {
  readonly subject: string;
  readonly examDate: CalendarDay;
}

export interface UnreadLine {
  /** As it was pasted. */
  readonly line: string;
  readonly why: "no date" | "no subject" | "over";
}

interface FoundDate {
  readonly day: number;
  readonly month: number;
  readonly year?: number | undefined;
  readonly start: number;
  readonly end: number;
}

const yearFirst = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u;
const numeric =
  /(?<![\d:])(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2})(?!\d)|\.(?!\d)|(?![\d:./-]))/u;
const dayThenMonth =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)?(?:\s+of)?[\s-]*(\p{L}{3,})\.?(?:[\s,-]+(\d{4})(?!\d))?/giu;
const monthThenDay =
  /(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:[\s,]+(\d{4})(?!\d))?/giu;

const yearOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.padStart(4, "20"));

const namedDateIn = (text: string): FoundDate | undefined => {
  for (const [pattern, dayAt, monthAt] of [
    [dayThenMonth, 1, 2],
    [monthThenDay, 2, 1],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const month = monthOfWord(match[monthAt] ?? "");
      if (month === undefined) continue;
      const { index } = match;
      return {
        day: Number(match[dayAt]),
        month,
        year: yearOf(match[3]),
        start: index,
        end: index + match[0].length,
      };
    }
  return undefined;
};

const dateIn = (text: string, isMonthFirst: boolean): FoundDate | undefined => {
  const iso = yearFirst.exec(text);
  if (iso !== null)
    return {
      year: Number(iso[1]),
      month: Number(iso[2]),
      day: Number(iso[3]),
      start: iso.index,
      end: iso.index + iso[0].length,
    };
  const named = namedDateIn(text);
  if (named !== undefined) return named;
  const digits = numeric.exec(text);
  if (digits === null) return undefined;
  const [one, other] = [Number(digits[1]), Number(digits[3])];
  return {
    day: isMonthFirst ? other : one,
    month: isMonthFirst ? one : other,
    year: yearOf(digits[4]),
    start: digits.index,
    end: digits.index + digits[0].length,
  };
};

/** Without a year it is the next one of that name. */
const comingDay = (
  { day, month, year }: FoundDate,
  today: CalendarDay,
): CalendarDay | undefined => {
  if (year !== undefined) return dayOf({ year, month, day });
  const first = partsOf(today).year;
  return [first, first + 1, first + 2, first + 3, first + 4]
    .map((each) => dayOf({ year: each, month, day }))
    .find((found) => found !== undefined && found >= today);
};

const times = /\b\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|uhr|h)\b|\b\d{1,2}[:.]\d{2}\b/giu;
const examWord = /\b(?:final\s+)?exam(?:ination)?s?\b/giu;
const marks = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;
const numbered = /^\s*(?:\d{1,2}[.)]|[-–•*])\s+/u;

/** A name as a student would type it: no weekday, time, bullet or the word exam around it. */
const subjectIn = (text: string): string => {
  const plain = text.replace(numbered, "").replace(times, " ").replace(examWord, " ");
  const words = plain.split(/\s+/u).filter((word) => word !== "");
  const bare = (word: string | undefined) => (word ?? "").replace(marks, "");
  const isAround = (word: string | undefined) =>
    bare(word) === "" ||
    weekdayOfWord(bare(word)) !== undefined ||
    /^(?:on|is|at|am|the|in|due)$/iu.test(bare(word));
  while (words.length > 0 && isAround(words.at(-1))) words.pop();
  while (words.length > 0 && isAround(words[0])) words.shift();
  return words.join(" ").replace(/^[\s\p{Pd}:;,.|]+|[\s\p{Pd}:;,.|]+$/gu, "");
};

/** The first of several parts of a line that has a name in it: rooms and teachers come after it. */
const firstNameIn = (text: string): string =>
  text
    .split(/[,;\t|]/u)
    .map(subjectIn)
    .find((name) => /\p{L}/u.test(name)) ?? "";

/**
 * Exams from lines of any kind: a mail, a web page, a chat. What cannot be read is named, line by
 * line, and nothing is guessed.
 */
export const readExams = (
  text: string,
  today: CalendarDay,
): { readonly exams: readonly ReadExam[]; readonly unread: readonly UnreadLine[] } => {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== "");
  const isMonthFirst = lines.some((line) => {
    const [, one, , other] = numeric.exec(plainDigits(line)) ?? [];
    return Number(one) <= 12 && Number(other) > 12;
  });
  const exams: ReadExam[] = [];
  const unread: UnreadLine[] = [];
  /** A name alone: its date may stand in the next line. */
  let waiting: string | undefined;
  const giveUpWaiting = () => {
    if (waiting !== undefined) unread.push({ line: waiting, why: "no date" });
    waiting = undefined;
  };
  for (const line of lines) {
    const plain = plainDigits(line);
    const date = dateIn(plain, isMonthFirst);
    const examDate = date === undefined ? undefined : comingDay(date, today);
    if (date === undefined || examDate === undefined) {
      giveUpWaiting();
      waiting = line;
      continue;
    }
    const own =
      firstNameIn(plain.slice(0, date.start).replace(/[,;\t|]\s*$/u, "")) ||
      firstNameIn(plain.slice(date.end));
    const subject = own === "" && waiting !== undefined ? firstNameIn(waiting) : own;
    if (own === "" && subject !== "") waiting = undefined;
    giveUpWaiting();
    if (subject === "") unread.push({ line, why: "no subject" });
    else if (examDate <= today) unread.push({ line, why: "over" });
    else exams.push({ subject, examDate });
  }
  giveUpWaiting();
  return { exams, unread };
};
