import { studyDeadlineOf } from "../../free-time/study-limits.ts";
import type { CalendarDay } from "../../model/model.ts";
import { distinctExamsOf, examKeyOf } from "../../study-plan/exam-key.ts";
import type { PlanSession } from "../../study-plan/plan-sessions.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { parseClock } from "../../time/clock-time.ts";
import { daysBetween } from "../../time/day-number.ts";
import {
  type AdvancedInputs,
  type ExamInput,
  type FixedSession,
  maxPlanDays,
} from "./advanced-inputs.ts";
import { type TaskWindow, taskClaimsOf } from "./task-claims.ts";
import type { TimedSession } from "./timed-session.ts";

/** An exam or due work ahead, with its inputs. */
export interface Exam {
  /** As `examKeyOf` gives it. */
  readonly key: string;
  readonly name: string;
  readonly examDate: CalendarDay;
  /** Days from today on which it may be studied: 0 up to, not including, this one. */
  readonly deadline: number;
  /** 1 to 5. */
  readonly rating: number;
  readonly weight: number;
  /** The student's factor; below 1 it also holds if the time is otherwise unused. */
  readonly emphasis: number;
  readonly studiedMinutes: number;
  /** Stated work that is left. */
  readonly statedMinutes?: number;
  /** The rest of the share from an earlier plan. */
  readonly settledMinutes?: number;
  /** Where it is due work: its window. */
  readonly task?: TaskWindow;
}

const weights = [0.6, 0.8, 1, 1.25, 1.5];

/** A subject may be called "constructor": only own properties count. */
export const givenFor = (values: Readonly<Record<string, number>> | undefined, name: string) => {
  const value = Object.entries(values ?? {}).find(([given]) => given.trim() === name)?.[1];
  return value !== undefined && Number.isFinite(value) ? value : undefined;
};

const amountOf = (minutes: number | undefined): number | undefined =>
  minutes !== undefined && minutes >= 0 && Number.isFinite(minutes) ? minutes : undefined;

const importanceOf = ({ importance = 1 }: ExamInput): number =>
  Number.isFinite(importance) ? Math.min(Math.max(importance, 0.25), 4) : 1;

const workOf = (exam: ExamInput): Pick<Exam, "statedMinutes" | "settledMinutes"> => {
  const studied = amountOf(exam.studiedMinutes) ?? 0;
  const work = amountOf(exam.workMinutes);
  const share = amountOf(exam.shareMinutes);
  if (work !== undefined) return { statedMinutes: Math.max(work - studied, 0) };
  return share === undefined ? {} : { settledMinutes: Math.max(share - studied, 0) };
};

/** Each exam once, the nearest first, then the harder: independent of the order of the form. */
export const examsOf = (inputs: AdvancedInputs): readonly Exam[] => {
  const { today, subjects, preferences, wishes } = inputs;
  const exams = distinctExamsOf(subjects).flatMap((subject): readonly Exam[] => {
    const name = subject.name.trim();
    if (name === "" || parseDay(subject.examDate) === undefined) return [];
    const deadline = daysBetween(today, studyDeadlineOf({ subject, wishes }));
    if (deadline <= 0) return [];
    const given =
      givenFor(wishes?.difficulty, name) ?? givenFor(preferences.subjectDifficulty, name) ?? 3;
    const rating = Math.min(Math.max(Math.round(given), 1), 5);
    const emphasis = givenFor(wishes?.emphasis, name) ?? 1;
    return [
      {
        key: examKeyOf(subject),
        name,
        examDate: subject.examDate,
        deadline: Math.min(deadline, maxPlanDays),
        rating,
        weight: (weights[rating - 1] ?? 1) * importanceOf(subject),
        emphasis: Math.min(Math.max(emphasis, 0.25), 3),
        studiedMinutes: amountOf(subject.studiedMinutes) ?? 0,
        ...workOf(subject),
      },
    ];
  });
  return [...exams, ...taskClaimsOf(inputs)].sort(
    (one, other) =>
      one.deadline - other.deadline ||
      other.rating - one.rating ||
      (one.key < other.key ? -1 : one.key > other.key ? 1 : 0),
  );
};

/** The due work or exam that a session names, else the next exam of its subject. */
export const examOf = (
  exams: readonly Exam[],
  { subject, examDate, taskId }: Pick<FixedSession, "subject" | "examDate" | "taskId">,
): number => {
  if (taskId !== undefined) return exams.findIndex(({ task }) => task?.input.key === taskId);
  const name = subject.trim();
  const isOwn = (exam: Exam) => exam.task === undefined && exam.name === name;
  const named = exams.findIndex((exam) => isOwn(exam) && exam.examDate === examDate);
  return named >= 0 ? named : exams.findIndex(isOwn);
};

/** A session of a plan, if it is for an exam that is still ahead. */
export const timedSessionOf = (
  exams: readonly Exam[],
  { today }: Pick<AdvancedInputs, "today">,
  { day: date, subject, minutes, entry }: PlanSession,
): TimedSession | undefined => {
  const exam = examOf(exams, { ...entry, subject });
  const day = daysBetween(today, date);
  const start = parseClock(entry.startTime ?? "");
  const isAhead = day >= 0 && day < (exams[exam]?.deadline ?? 0);
  return isAhead && start !== undefined ? { exam, day, start, minutes } : undefined;
};
