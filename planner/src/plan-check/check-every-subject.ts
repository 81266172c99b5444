import { daysBetween, labelOf } from "../time/calendar-day.ts";
import { formatDuration } from "../time/duration.ts";
import type { FairnessFacts } from "./fairness-facts.ts";
import type { ExamSession, KnownExam } from "./known-exams.ts";
import type { BrokenPromise } from "./promises.ts";

const lastWeek = 7;

const leftOut = (
  { freeDays, sessions, sessionsFor, hasRoom, lengths }: FairnessFacts,
  exam: KnownExam,
): readonly BrokenPromise[] => {
  if (sessionsFor.has(exam)) return [];
  const { subject, title, deadline } = exam;
  const couldYield = ({ day, minutes, exam: other, subject: named }: ExamSession): boolean =>
    day < deadline &&
    minutes >= lengths.minimum &&
    minutes <= lengths.maximum &&
    (sessionsFor.get(other ?? named)?.length ?? 0) > 1;
  const hadTime =
    freeDays.some((freeDay) => freeDay.day < deadline && hasRoom(freeDay)) ||
    sessions.some(couldYield);
  const message = `${title} has no time at all, though there is room before its exam.`;
  return hadTime ? [{ promise: "every-subject", subject, message }] : [];
};

const idleDays = (
  { freeDays, sessionsOn, hasRoom, lengths, minutesFor, inputs }: FairnessFacts,
  exam: KnownExam,
): readonly BrokenPromise[] => {
  const { key, subject, title, deadline } = exam;
  const missing = (inputs.needs?.get(key) ?? 0) - minutesFor(exam);
  if (missing < lengths.minimum) return [];
  return freeDays
    .filter(({ day }) => day < deadline && daysBetween(day, deadline) <= lastWeek)
    .filter((freeDay) => !sessionsOn.has(freeDay.day) && hasRoom(freeDay))
    .map(({ day }) => ({
      promise: "every-subject",
      day,
      subject,
      message: `${labelOf(day)} is empty, though ${title} still needs ${formatDuration(missing)} in its last week.`,
    }));
};

/**
 * Every subject with an exam ahead and a free slot before it gets time, and no day of the last week
 * before an exam stays empty while there is free time and need.
 */
export const checkEverySubject = (facts: FairnessFacts): readonly BrokenPromise[] =>
  facts.ahead.flatMap((exam) => [...leftOut(facts, exam), ...idleDays(facts, exam)]);
