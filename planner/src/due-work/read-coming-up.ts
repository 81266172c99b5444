import type { CalendarDay } from "../model/model.ts";
import { dayOf, partsOf } from "../time/calendar-day.ts";
import { longLabelOf } from "../time/day-labels.ts";
import { datesInLine } from "../written/dates-in-line.ts";
import { monthOfWord } from "../written/month-words.ts";
import { readExams } from "../written/read-exams.ts";
import { type FixedTime, readFixedTimes } from "../written/read-fixed-times.ts";
import { subjectOfExam } from "../written/subject-of-exam.ts";
import type { DueTime } from "./assignment.ts";
import { kindOfDated, kindOfDue, saysDue } from "./import/work-words.ts";
import { type ReadDueWork, readDueWork } from "./read-due-work.ts";

interface ComingExam {
  readonly kind: "exam";
  readonly subject: string;
  readonly day: CalendarDay;
  readonly minute?: number | undefined;
  /** Nothing says whether it is an exam or a hand-in. */
  readonly isUnsure?: boolean | undefined;
}

interface ComingWork extends Omit<ReadDueWork, "kind" | "due"> {
  readonly kind: "due";
  readonly workKind: ReadDueWork["kind"];
  /** Absent if the day is not sure: the student is asked. */
  readonly due?: DueTime | undefined;
}

interface ComingFixed extends FixedTime {
  readonly kind: "fixed";
}

export type ComingUp = ComingExam | ComingWork | ComingFixed;

const sortOf = (line: string): "exam" | "due" | undefined => {
  const kind = saysDue(line) ? kindOfDue(line) : kindOfDated(line);
  if (kind === "exam" || kind === "quiz") return "exam";
  return kind === "hand-in" || kind === "reading" ? "due" : undefined;
};

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** An exam at the time of its line, if that is of the same day. */
const examOf = (subject: string, day: CalendarDay, line: ReadDueWork | undefined): ComingExam => {
  const minute = line?.due?.day === day ? line.due.minute : undefined;
  return { kind: "exam", subject, day, ...(minute !== undefined && { minute }) };
};

const dueOf = (
  { kind: workKind, ...work }: Omit<ReadDueWork, "due">,
  due: DueTime | undefined,
): ComingWork => ({ ...work, kind: "due", workKind, ...(due !== undefined && { due }) });

/** A day, or words that may be one of several. */
const hasDay = (work: ReadDueWork | undefined): boolean =>
  work?.due !== undefined || work?.unsure !== undefined;

/** `Maths exam 7 Dec, essay due Friday`: pieces that each name their kind count as lines. */
const piecesOf = (line: string): readonly string[] => {
  const pieces = line.split(/[,;]/u).map((piece) => piece.trim());
  return pieces.length > 1 && pieces.every((piece) => sortOf(piece) !== undefined)
    ? pieces
    : [line];
};

/** `on the 9th`, `am 9.`: a day without its month. */
const dayAlone =
  /(?<!\p{L})(?:(?:on\s+)?the\s+(\d{1,2})(?:st|nd|rd|th)|am\s+(\d{1,2})\.)(?![\p{L}\d])/giu;

/** The line with the month of each day that has none: the next such day after today. */
const withMonths = (line: string, today: CalendarDay): string =>
  line.replace(dayAlone, (written, ordinal, dotted, at: number) => {
    const [, next = ""] = /^\s*(?:of\s+)?(\p{L}+|\d)/u.exec(line.slice(at + written.length)) ?? [];
    if (monthOfWord(next) !== undefined || /\d/.test(next)) return written;
    const { year, month } = partsOf(today);
    const days = [0, 1, 2].flatMap(
      (later) =>
        dayOf({
          year: year + Math.floor((month - 1 + later) / 12),
          month: ((month - 1 + later) % 12) + 1,
          day: Number(ordinal ?? dotted),
        }) ?? [],
    );
    const day = days.find((one) => one > today);
    return day === undefined ? written : `on ${longLabelOf(day)}`;
  });

/** The fixed times of a line that says nothing else. */
const onlyFixedTimes = (line: string): readonly FixedTime[] => {
  const { times, rest } = readFixedTimes(line);
  const hasMore = rest.length > 0 || datesInLine(line, false).length > 0;
  return hasMore || sortOf(line) !== undefined ? [] : times;
};

/** Exams, due work and fixed times from lines of any kind, and the lines that say none of them. */
export const readComingUp = (
  typed: string,
  { today, subjects }: { readonly today: CalendarDay; readonly subjects: readonly string[] },
): { readonly found: readonly ComingUp[]; readonly unread: readonly string[] } => {
  const pieces = typed.split(/\r\n|\r|\n/u).flatMap(piecesOf);
  const lines = pieces.map((line) => withMonths(line, today));
  const typedAs = new Map(lines.map((line, index) => [line, pieces[index]]));
  const text = lines.join("\n");
  const fixed: ComingFixed[] = [];
  const works: ComingWork[] = [];
  const others: string[] = [];
  const dated = new Map(readDueWork(text, { today, subjects }).map((work) => [work.line, work]));
  for (const line of lines) {
    const sort = sortOf(line);
    const times = onlyFixedTimes(line);
    if (times.length > 0) fixed.push(...times.map((time) => ({ ...time, kind: "fixed" as const })));
    // A name without a date may have it on the next line.
    else if (sort !== "due" || !hasDay(dated.get(line))) others.push(line);
  }
  const { exams, unread } = readExams(others.join("\n"), today);
  const hasHeading = unread.some(({ line }) => sortOf(line) === "exam");
  const sure: ComingExam[] = [];
  const unsure: ComingExam[] = [];
  for (const { line, examDate: day, ...exam } of exams) {
    const subject = capital(exam.subject);
    const sort = sortOf(line);
    if (sort === "due") works.push(dueOf({ line, kind: "hand-in", title: subject }, { day }));
    else if (sort === "exam" || hasHeading) sure.push(examOf(subject, day, dated.get(line)));
    else unsure.push({ ...examOf(subject, day, dated.get(line)), isUnsure: true });
  }
  const left = unread.filter(({ line, why }) => {
    const work = dated.get(line);
    // "Physics test on Friday"
    const isNear = why === "no date" && sortOf(line) === "exam";
    if (!isNear || work?.due === undefined || work.due.day <= today) return true;
    sure.push(examOf(subjectOfExam(work.title), work.due.day, work));
    return false;
  });
  const named = [...subjects, ...[...sure, ...unsure].map(({ subject }) => subject)];
  const dues = readDueWork(text, { today, subjects: named })
    .filter((work) => hasDay(work) && sortOf(work.line) === "due")
    .map(({ due, ...work }) => dueOf(work, due));
  return {
    found: [...sure, ...works, ...dues, ...fixed, ...unsure],
    unread: left.map(({ line }) => typedAs.get(line) ?? line),
  };
};
