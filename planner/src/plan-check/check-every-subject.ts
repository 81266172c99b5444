import type { FreeDay } from "../free-time/free-days.ts";
import { subtractIntervals } from "../free-time/intervals.ts";
import type { CalendarDay } from "../model/model.ts";
import { labelOf } from "../time/day-labels.ts";
import { daysBetween } from "../time/day-number.ts";
import { formatDuration } from "../time/duration.ts";
import type { FairnessFacts } from "./fairness-facts.ts";
import type { BrokenGuarantee } from "./guarantees.ts";
import type { ExamSession, KnownExam } from "./known-exams.ts";
import { fixedOn, maySubjectStudyOn, type PlanCheckInputs } from "./plan-check-inputs.ts";

/** Before an exam: they do not stay empty while there is free time and work left. */
const lastDays = 2;
/** When a student can study again after an exam that begins at an unknown time. */
const afterExam = 14 * 60;

const leftOut = (facts: FairnessFacts, exam: KnownExam): readonly BrokenGuarantee[] => {
  const { freeDays, sessions, sessionsFor, hasRoom, hasRoomBesideShort, lengths, inputs } = facts;
  const left = exam.statedMinutes ?? exam.settledMinutes ?? Infinity;
  if (sessionsFor.has(exam) || hasFixed(inputs, exam)) return [];
  if (left < lengths.minimum) return [];
  const { subject, title, deadline } = exam;
  const couldYield = ({ day, minutes, exam: other, subject: named }: ExamSession): boolean =>
    day < deadline &&
    maySubjectStudyOn(inputs, subject, day) &&
    minutes >= lengths.minimum &&
    minutes <= lengths.maximum &&
    ((sessionsFor.get(other ?? named)?.length ?? 0) > 1 || (other?.deadline ?? "") > deadline);
  const hadTime =
    freeDays.some(
      (freeDay) =>
        freeDay.day < deadline &&
        maySubjectStudyOn(inputs, subject, freeDay.day) &&
        (hasRoom(freeDay) || hasRoomBesideShort(freeDay)),
    ) || sessions.some(couldYield);
  const message = `${title} has no time at all, though there is room before its exam.`;
  return hadTime ? [{ guarantee: "every-subject", subject, message }] : [];
};

const hasFixed = ({ fixed }: PlanCheckInputs, { subject, day }: KnownExam): boolean =>
  (fixed ?? []).some(
    (session) =>
      session.taskId === undefined &&
      session.subject.trim() === subject &&
      (session.examDate ?? day) === day,
  );

/** The rest of an exam's own day once it is over. */
const afterExams = ({ ahead, inputs }: FairnessFacts, freeDay: FreeDay): FreeDay => {
  const starts = inputs.subjects
    .filter(({ examDate }) => examDate === freeDay.day)
    .map(({ examStart }) => (examStart === undefined ? afterExam : examStart + 180));
  const isExamDay = starts.length > 0 || ahead.some(({ day }) => day === freeDay.day);
  const opens = Math.max(0, ...starts);
  return isExamDay
    ? { ...freeDay, free: subtractIntervals(freeDay.free, [{ start: 0, end: opens }]) }
    : freeDay;
};

const idleDays = (facts: FairnessFacts, exam: KnownExam): readonly BrokenGuarantee[] => {
  const { freeDays, sessionsOn, sessionsFor, hasRoom, lengths, minutesFor, needOf, inputs } = facts;
  const { subject, title, deadline } = exam;
  const missing = (needOf(exam) ?? 0) - minutesFor(exam);
  // An exam without any session was spoken of already.
  if (missing < lengths.minimum || !(sessionsFor.has(exam) || hasFixed(inputs, exam))) return [];
  return freeDays
    .filter(({ day }) => day < deadline && daysBetween(day, deadline) <= lastDays)
    .filter(({ day }) => !sessionsOn.has(day) && maySubjectStudyOn(inputs, subject, day))
    .filter((freeDay) => hasRoom(afterExams(facts, freeDay)) && !isFixedOn(inputs, freeDay.day))
    .map(({ day }) => ({
      guarantee: "every-subject",
      day,
      subject,
      message: `${labelOf(day)} is empty, though ${title} still needs ${formatDuration(missing)} and its exam is near.`,
    }));
};

const isFixedOn = (inputs: PlanCheckInputs, day: CalendarDay): boolean =>
  fixedOn(inputs, day).length > 0;

/**
 * Every subject with an exam ahead and a free slot gets time, and neither of the last two days
 * before an exam is empty while there is free time and work left.
 */
export const checkEverySubject = (facts: FairnessFacts): readonly BrokenGuarantee[] =>
  facts.ahead.flatMap((exam) => [...leftOut(facts, exam), ...idleDays(facts, exam)]);
