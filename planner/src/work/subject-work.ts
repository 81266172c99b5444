import type { CalendarDay } from "../model/model.ts";
import { parseDay } from "../time/calendar-day.ts";
import type { KeptTopic } from "./topic.ts";

/** An exam of a subject beside its date in the form. */
export interface WorkExam {
  readonly id: string;
  /** "Midterm"; may be empty. */
  readonly name: string;
  /** `YYYY-MM-DD` or empty; of the first exam the form's date counts. */
  readonly date: string;
  /** `HH:MM`; any time if it is empty. */
  readonly time: string;
  /** Per cent; unknown without it. */
  readonly weight?: number | undefined;
}

export interface SubjectWork {
  readonly way: "topics" | "goal" | "none";
  readonly goalMinutes?: number | undefined;
  /** The first is the form's. */
  readonly exams: readonly WorkExam[];
}

export const firstExam: WorkExam = { id: "first", name: "", date: "", time: "" };
export const noWork: SubjectWork = { way: "none", exams: [firstExam] };
/** More than this are not exams of one subject. */
export const mostExams = 12;

export interface DatedExam extends WorkExam {
  readonly day: CalendarDay;
}

/** The exams with the form's date for the first; those without a date are left out. Nearest first. */
export const datedExamsOf = (work: SubjectWork, formDate: string): readonly DatedExam[] =>
  work.exams
    .flatMap((exam, index): readonly DatedExam[] => {
      const day = parseDay(index === 0 ? formDate : exam.date);
      return day === undefined ? [] : [{ ...exam, date: day, day }];
    })
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));

/** The exam a chapter is learned for: the chosen one, else the next. None if all are over. */
export const examOfTopic = (
  { exam }: Pick<KeptTopic, "exam">,
  exams: readonly DatedExam[],
  today: CalendarDay,
): DatedExam | undefined => {
  const ahead = exams.filter(({ day }) => day > today);
  // An exam that is over or was removed no longer holds its chapters back.
  return ahead.find(({ id }) => id === exam) ?? ahead[0];
};
