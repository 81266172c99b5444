import type { CalendarDay } from "../model/model.ts";
import { datesInLine } from "./dates-in-line.ts";
import { type ExamPiece, examPiece, plainLine } from "./exam-piece.ts";
import { fullness } from "./found-date.ts";
import { isMonthFirst } from "./numeric-dates.ts";
import { pairLines } from "./pair-lines.ts";
import { type ExamPart, splitExams } from "./split-exams.ts";
import { isOnlyExamWord } from "./subject-of-exam.ts";
import { isAside } from "./without-asides.ts";

interface ReadExam {
  /** As it was pasted; a name and its date may be two lines. */
  readonly line: string;
  readonly subject: string;
  readonly examDate: CalendarDay;
}

interface UnreadLine {
  readonly line: string;
  readonly why: "no date" | "no subject" | "over" | "several dates" | "unclear";
}

type Outcome = ReadExam | UnreadLine;

/** A line with several exams carries its own results. */
interface ReadLine extends ExamPiece {
  readonly outcomes?: readonly Outcome[];
}

/** `both` lines are those of a name and its date. */
const outcomeOf = (
  { line, subject }: ExamPiece,
  both: string,
  examDate: CalendarDay | undefined,
  today: CalendarDay,
): Outcome => {
  if (examDate === undefined) return { line, why: "no date" };
  if (subject === "" || isOnlyExamWord(subject)) return { line, why: "no subject" };
  return examDate > today ? { line: both, subject, examDate } : { line: both, why: "over" };
};

const outcomesOf = (lines: readonly ReadLine[], today: CalendarDay): readonly Outcome[] => {
  const { pairs, unclear } = pairLines(lines);
  return lines.flatMap((piece, index): readonly Outcome[] => {
    if (piece.outcomes !== undefined) return piece.outcomes;
    const { line } = piece;
    if (unclear.includes(index)) return [{ line, why: "unclear" }];
    const pair = pairs.find(({ name, date }) => name === index || date === index);
    const { name, date } = pair ?? { name: index, date: index };
    const below = Math.max(name, date);
    // A pair is reported at its upper line.
    if (pair !== undefined && index === below) return [];
    const { subject } = lines[name] ?? piece;
    const { examDate } = lines[date] ?? piece;
    const both = pair === undefined ? line : `${line}\n${lines[below]?.line}`;
    return [outcomeOf({ ...piece, subject }, both, examDate, today)];
  });
};

const isExam = (outcome: Outcome): outcome is ReadExam => "subject" in outcome;

const asItIs = (line: string, outcomes: readonly Outcome[]): ReadLine => ({
  line,
  kind: "exam",
  subject: "",
  outcomes,
});

const isWhole = ({ text, dates }: ExamPart, monthFirst: boolean, today: CalendarDay): boolean => {
  const own = dates.length > 0 ? dates : datesInLine(text, monthFirst);
  const piece = examPiece(text, { dates: own, today });
  return !isAside(text) && piece !== "several dates" && piece.kind === "exam";
};

const readLine = (line: string, monthFirst: boolean, today: CalendarDay): ReadLine => {
  const plain = plainLine(line);
  const dates = datesInLine(plain, monthFirst);
  const severalDates = asItIs(line, [{ line, why: "several dates" }]);
  const parts = splitExams(plain, dates);
  if (parts.filter((part) => part.dates.length > 0).length < 2) {
    const piece = examPiece(line, { dates, today });
    // `Maths 2/12, Physics 5 Dec`: the numbers beside a written date may be a date too.
    const isTwo = parts.filter((part) => isWhole(part, monthFirst, today)).length > 1;
    return piece === "several dates" || isTwo ? severalDates : piece;
  }
  const pieces = parts.flatMap((part) => {
    const piece = examPiece(part.text, { dates: part.dates, today });
    // Rooms and times between two exams are not names.
    return piece !== "several dates" && piece.kind === "aside" ? [] : [piece];
  });
  const clear = pieces.filter((piece) => piece !== "several dates");
  // `Maths: register until 1 Dec, exam 5 Dec`: the first date is not the exam's.
  const hasOnlyWord = clear.some(({ kind, subject }) => kind === "date" && subject !== "");
  if (clear.length < pieces.length || hasOnlyWord) return severalDates;
  const outcomes = outcomesOf(clear, today);
  // `Maths 2.1, 5.12`: bare numbers are dates only if each has a subject.
  const isBare = dates.some(({ full }) => full < fullness.dotted);
  const isShort = outcomes.some((outcome) => !isExam(outcome) && outcome.why === "no subject");
  if ((isBare && isShort) || !outcomes.some((outcome) => isExam(outcome) || outcome.why === "over"))
    return severalDates;
  return asItIs(line, outcomes);
};

/** Lines by paragraph; if every line is followed by an empty one, those separate nothing. */
const paragraphsOf = (text: string): readonly (readonly string[])[] => {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    if (line.trim() !== "") paragraphs.at(-1)?.push(line);
    else paragraphs.push([]);
  }
  const filled = paragraphs.filter((lines) => lines.length > 0);
  return filled.every((lines) => lines.length === 1) ? [filled.flat()] : filled;
};

/** Exams from any text: a mail, a web page, a chat. Unreadable lines are reported; nothing is guessed. */
export const readExams = (
  text: string,
  today: CalendarDay,
): { readonly exams: readonly ReadExam[]; readonly unread: readonly UnreadLine[] } => {
  const paragraphs = paragraphsOf(text);
  const monthFirst = isMonthFirst(paragraphs.flat().map(plainLine));
  const gap: ReadLine = { line: "", kind: "gap", subject: "", outcomes: [] };
  const lines = paragraphs.flatMap((paragraph) => [
    ...paragraph.map((line) => readLine(line, monthFirst, today)),
    gap,
  ]);
  const outcomes = outcomesOf(lines, today);
  return {
    exams: outcomes.filter(isExam),
    unread: outcomes.flatMap((outcome) => (isExam(outcome) ? [] : [outcome])),
  };
};
