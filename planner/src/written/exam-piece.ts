import type { CalendarDay } from "../model/model.ts";
import { dayOf, partsOf } from "../time/calendar-day.ts";
import { addDays, weekdayOf } from "../time/day-number.ts";
import { dateOfPiece } from "./date-of-piece.ts";
import { examNouns } from "./exam-nouns.ts";
import type { FoundDate } from "./found-date.ts";
import { plainDigits } from "./languages.ts";
import { nameBesideDate } from "./name-beside-date.ts";
import type { KindOfLine } from "./pair-lines.ts";
import { isOnlyExamWord } from "./subject-of-exam.ts";

/** A line, or a part of one, with its findings. */
export interface ExamPiece extends KindOfLine {
  /** As it was pasted. */
  readonly line: string;
  readonly subject: string;
  readonly examDate?: CalendarDay;
}

/** An exam of last week is over, not one of next year. */
const daysToBeOver = 60;

/** Without a year it is the next one of that name, or one that has just passed. */
export const comingDay = (
  { day, month, year }: FoundDate,
  today: CalendarDay,
): CalendarDay | undefined => {
  if (year !== undefined) return dayOf({ year, month, day });
  const from = addDays(today, -daysToBeOver);
  const first = partsOf(from).year;
  return [first, first + 1, first + 2, first + 3, first + 4, first + 5]
    .map((each) => dayOf({ year: each, month, day }))
    .find((found) => found !== undefined && found >= from);
};

const heading = new RegExp(
  `(?<!\\p{L})(?:${examNouns.join("|")}|timetable|schedule|dates)[\\s:]*$`,
  "iu",
);

/** A line for reading; many spaces in a row, as in copied tables, would be tried one by one. */
export const plainLine = (line: string): string => plainDigits(line).replace(/[^\S\t]+/gu, " ");

/** The content of a line, or that it has several dates without a clear exam. */
export const examPiece = (
  line: string,
  { dates, today }: { readonly dates: readonly FoundDate[]; readonly today: CalendarDay },
): ExamPiece | "several dates" => {
  const plain = plainLine(line);
  const date = dateOfPiece(plain, dates);
  if (date === "several") return "several dates";
  const examDate = date === undefined ? undefined : comingDay(date, today);
  if (date === undefined || examDate === undefined) {
    const subject = nameBesideDate(plain);
    const [isHeading, isGreeting] = [heading.test(plain), /[!?]\s*$/u.test(plain)];
    return { line, kind: subject === "" ? "aside" : "name", subject, isHeading, isGreeting };
  }
  const subject =
    nameBesideDate(plain.slice(0, date.start), weekdayOf(examDate)) ||
    nameBesideDate(plain.slice(date.end));
  const isWhole = subject !== "" && !isOnlyExamWord(subject);
  return { line, kind: isWhole ? "exam" : "date", subject, examDate };
};
