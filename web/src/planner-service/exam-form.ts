import type { SubjectRow } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { formatClock } from "@smart-planner/planner/time";
import { mostExams, noWork, type SubjectWork } from "@smart-planner/planner/work";

export interface ExamForm {
  readonly rows: readonly SubjectRow[];
  readonly works: Readonly<Record<string, SubjectWork>>;
}

export interface FoundExam {
  readonly subject: string;
  readonly title: string;
  readonly day: CalendarDay;
  /** Absent if only the day is known. */
  readonly minute?: number | undefined;
}

const longestName = 200;

const timeOf = ({ minute }: Pick<FoundExam, "minute">): string =>
  minute === undefined ? "" : formatClock(minute);

/** A time that was entered stays. */
const withTime = (work: SubjectWork, at: number, found: FoundExam): SubjectWork => {
  const exam = work.exams[at];
  if (exam === undefined || exam.time !== "" || timeOf(found) === "") return work;
  return { ...work, exams: work.exams.with(at, { ...exam, time: timeOf(found) }) };
};

/** Adds an exam with its time: the date of a subject without one, else a further exam. */
const withExam = ({ rows, works }: ExamForm, found: FoundExam, newId: () => string): ExamForm => {
  const { subject, title, day } = found;
  const isOwn = (row: SubjectRow) => row.subject.trim() === subject;
  const work = Object.hasOwn(works, subject) ? (works[subject] ?? noWork) : noWork;
  const withWork = (changed: SubjectWork): ExamForm =>
    changed === work ? { rows, works } : { rows, works: { ...works, [subject]: changed } };
  const first = rows.find(isOwn);
  if (first === undefined || first.examDate === "") {
    const open = first ?? rows.find((row) => row.subject.trim() === "" && row.examDate === "");
    const row = { ...open, subject, examDate: day };
    const filled = open === undefined ? [...rows, row] : rows.with(rows.indexOf(open), row);
    return { ...withWork(withTime(work, 0, found)), rows: filled };
  }
  if (first.examDate === day) return withWork(withTime(work, 0, found));
  if (rows.some((row) => isOwn(row) && row.examDate === day)) return { rows, works };
  const known = work.exams.findIndex(({ date }, index) => index > 0 && date === day);
  if (known > 0) return withWork(withTime(work, known, found));
  if (work.exams.length >= mostExams) return { rows: [...rows, { subject, examDate: day }], works };
  const name = title.trim().slice(0, longestName);
  const exam = { id: newId(), name, date: day, time: timeOf(found) };
  return withWork({ ...work, exams: [...work.exams, exam] });
};

export const withExams = (
  form: ExamForm,
  exams: readonly FoundExam[],
  newId: () => string,
): ExamForm => exams.reduce((before, exam) => withExam(before, exam, newId), form);

/** The form with an exam on another day, wherever its old day is entered. */
export const withMovedExam = (
  { rows, works }: ExamForm,
  { subject, from, ...to }: Omit<FoundExam, "title"> & { readonly from: CalendarDay },
): ExamForm => {
  const isMoved = (row: SubjectRow) => row.subject.trim() === subject && row.examDate === from;
  const moved = rows.map((row) => (isMoved(row) ? { ...row, examDate: to.day } : row));
  const work = Object.hasOwn(works, subject) ? works[subject] : undefined;
  if (work === undefined) return { rows: moved, works };
  // The date of the first exam is the row's.
  const exams = work.exams.map((exam, index) => {
    if (index === 0) return rows.some(isMoved) ? { ...exam, time: timeOf(to) } : exam;
    return exam.date === from ? { ...exam, date: to.day, time: timeOf(to) } : exam;
  });
  return { rows: moved, works: { ...works, [subject]: { ...work, exams } } };
};
