import { studyDeadlineOf } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model/model.ts";
import type { ExamInput } from "../scheduler/problem/advanced-inputs.ts";
import { givenFor } from "../scheduler/problem/exams.ts";
import { distinctExamsOf, examKeyOf } from "../study-plan/exam-key.ts";
import { parseDay } from "../time/calendar-day.ts";
import { labelOf } from "../time/day-labels.ts";
import type { PlanCheckInputs } from "./plan-check-inputs.ts";
import type { CheckedSession } from "./read-plan.ts";

/** An exam. Two exams of one name are planned and judged separately. */
export interface KnownExam {
  readonly key: string;
  readonly subject: string;
  /** How messages speak of it: with the date where the name alone could mean another. */
  readonly title: string;
  readonly day: CalendarDay;
  /** The first day without study for it: the exam, or earlier where that was wished. */
  readonly deadline: CalendarDay;
  /** Difficulty, 1 to 5. */
  readonly rating: number;
  readonly emphasis: number;
  readonly studiedMinutes: number;
  /** Stated work that is left. */
  readonly statedMinutes: number | undefined;
  /** The rest of its share from an earlier plan. */
  readonly settledMinutes: number | undefined;
}

export interface ExamSession extends CheckedSession {
  /** Its exam; none if the subject is not given. */
  readonly exam: KnownExam | undefined;
}

const leftOf = (whole: number | undefined, { studiedMinutes = 0 }: ExamInput) =>
  whole === undefined ? undefined : Math.max(whole - studiedMinutes, 0);

/** The exams of the student's subjects, each once, the nearest first. */
export const knownExamsOf = ({
  subjects,
  preferences,
  wishes,
}: PlanCheckInputs): readonly KnownExam[] => {
  const usable = subjects.filter(
    ({ name, examDate }) => name.trim() !== "" && parseDay(examDate) !== undefined,
  );
  const exams = distinctExamsOf(usable);
  const known = exams.map((subject): KnownExam => {
    const name = subject.name.trim();
    const hasNamesake = exams.some((other) => other !== subject && other.name.trim() === name);
    return {
      key: examKeyOf(subject),
      subject: name,
      title: hasNamesake ? `${name} (exam on ${labelOf(subject.examDate)})` : name,
      day: subject.examDate,
      deadline: studyDeadlineOf({ subject, wishes }),
      rating:
        givenFor(wishes?.difficulty, name) ?? givenFor(preferences?.subjectDifficulty, name) ?? 3,
      emphasis: givenFor(wishes?.emphasis, name) ?? 1,
      studiedMinutes: subject.studiedMinutes ?? 0,
      statedMinutes: leftOf(subject.workMinutes, subject),
      settledMinutes: leftOf(subject.shareMinutes, subject),
    };
  });
  return known.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
};

/** A session that names no exam of its subject prepares for the next one. */
export const withExams = (
  sessions: readonly CheckedSession[],
  known: readonly KnownExam[],
): readonly ExamSession[] => {
  const bySubject = Map.groupBy(known, ({ subject }) => subject);
  return sessions.map((session) => {
    if (session.taskId !== undefined) return { ...session, exam: undefined };
    const own = bySubject.get(session.subject) ?? [];
    const exam =
      own.find(({ day }) => day === session.examDate) ??
      own.find(({ deadline }) => session.day < deadline) ??
      own.at(-1);
    return { ...session, exam };
  });
};
