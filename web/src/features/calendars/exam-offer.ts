import type { SubjectRow } from "@smart-planner/contract";
import { type DatedEvent, eventKeyOf, guessSubject } from "@smart-planner/planner/calendars";
import type { CalendarDay } from "@smart-planner/planner/model";
import { formatClock } from "@smart-planner/planner/time";
import { mostExams, noWork, type SubjectWork, subjectOfExam } from "@smart-planner/planner/work";
import type { ListedCalendar } from "./use-calendars.ts";

export interface OfferedExam {
  readonly calendar: string;
  readonly key: string;
  readonly event: DatedEvent;
  /** The subject it is most likely about; empty for a new one. */
  readonly subject: string;
}

const longestName = 200;

const namesOf = (rows: readonly SubjectRow[]): readonly string[] => [
  ...new Set(rows.map(({ subject }) => subject.trim()).filter((name) => name !== "")),
];

/** Whether the form has the exam, and as much of its time as the calendar. */
const isEntered = (form: ExamForm, exam: ChosenExam): boolean => {
  const { rows, works } = withExam(form, exam, () => "");
  return rows === form.rows && works === form.works;
};

/** Events that look like exams, lie ahead, and were neither answered nor entered yet. */
export const offeredExams = ({
  calendars,
  rows,
  works,
  today,
}: ExamForm & {
  readonly calendars: readonly ListedCalendar[];
  readonly today: CalendarDay;
}): readonly OfferedExam[] => {
  const subjects = namesOf(rows);
  const seen = new Set<string>();
  return calendars.flatMap(({ id, record, events }) =>
    events.flatMap((event): readonly OfferedExam[] => {
      if (event.exam !== true || event.day < today) return [];
      const key = eventKeyOf(event);
      if (seen.has(key) || record.answeredExams?.includes(key)) return [];
      seen.add(key);
      const subject = guessSubject({ title: event.title, course: event.course, subjects }) ?? "";
      return subject !== "" && isEntered({ rows, works }, { subject, event })
        ? []
        : [{ calendar: id, key, event, subject }];
    }),
  );
};

/** An exam that was chosen, and the subject it is of. */
export interface ChosenExam {
  readonly subject: string;
  readonly event: DatedEvent;
}

/** A new subject has the name that is in the title of its exam. */
export const subjectFor = (subject: string, { title }: DatedEvent): string =>
  subject || subjectOfExam(title);

export interface ExamForm {
  readonly rows: readonly SubjectRow[];
  /** Those that were said something of, by subject. */
  readonly works: Readonly<Record<string, SubjectWork>>;
}

const timeOf = ({ allDay, start }: DatedEvent): string =>
  allDay === true ? "" : formatClock(start);

/** A time that was entered stays. */
const withTime = (work: SubjectWork, at: number, event: DatedEvent): SubjectWork => {
  const exam = work.exams[at];
  if (exam === undefined || exam.time !== "" || timeOf(event) === "") return work;
  return { ...work, exams: work.exams.with(at, { ...exam, time: timeOf(event) }) };
};

/**
 * The form with an exam more, and its time: the date of a subject that has none yet, else a further exam
 * of the subject, for a second row of a name has no room for a time.
 */
const withExam = (
  { rows, works }: ExamForm,
  { subject, event }: ChosenExam,
  newId: () => string,
): ExamForm => {
  const { day } = event;
  const isOwn = (row: SubjectRow) => row.subject.trim() === subject;
  const work = Object.hasOwn(works, subject) ? (works[subject] ?? noWork) : noWork;
  const withWork = (changed: SubjectWork): ExamForm =>
    changed === work ? { rows, works } : { rows, works: { ...works, [subject]: changed } };
  const first = rows.find(isOwn);
  if (first === undefined || first.examDate === "") {
    const open = first ?? rows.find((row) => row.subject.trim() === "" && row.examDate === "");
    const row = { ...open, subject, examDate: day };
    const filled = open === undefined ? [...rows, row] : rows.with(rows.indexOf(open), row);
    return { ...withWork(withTime(work, 0, event)), rows: filled };
  }
  if (first.examDate === day) return withWork(withTime(work, 0, event));
  if (rows.some((row) => isOwn(row) && row.examDate === day)) return { rows, works };
  const known = work.exams.findIndex(({ date }, index) => index > 0 && date === day);
  if (known > 0) return withWork(withTime(work, known, event));
  if (work.exams.length >= mostExams) return { rows: [...rows, { subject, examDate: day }], works };
  const name = event.title.trim().slice(0, longestName);
  const exam = { id: newId(), name, date: day, time: timeOf(event) };
  return withWork({ ...work, exams: [...work.exams, exam] });
};

export const withExams = (
  form: ExamForm,
  exams: readonly ChosenExam[],
  newId: () => string,
): ExamForm => exams.reduce((before, exam) => withExam(before, exam, newId), form);
