import { labelOf } from "../time/day-labels.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import type { FairnessFacts } from "./fairness-facts.ts";
import type { BrokenGuarantee } from "./guarantees.ts";
import type { KnownExam } from "./known-exams.ts";
import { maySubjectStudyOn } from "./plan-check-inputs.ts";

const massed = (
  { freeDays, sessionsFor, hasRoom, inputs }: FairnessFacts,
  exam: KnownExam,
): readonly BrokenGuarantee[] => {
  const { subject, title, deadline } = exam;
  const own = sessionsFor.get(exam) ?? [];
  const [first] = own;
  // Study of past days is spread already.
  if (first === undefined || own.length < 2 || exam.studiedMinutes > 0) return [];
  if (own.some(({ day }) => day !== first.day)) return [];
  const isFixedElsewhere = (inputs.fixed ?? []).some(
    (session) =>
      session.taskId === undefined &&
      session.subject.trim() === subject &&
      session.day !== first.day &&
      (session.examDate ?? exam.day) === exam.day,
  );
  if (isFixedElsewhere) return [];
  const other = freeDays.find(
    (freeDay) =>
      freeDay.day < deadline &&
      freeDay.day !== first.day &&
      maySubjectStudyOn(inputs, subject, freeDay.day) &&
      hasRoom(freeDay),
  );
  if (other === undefined) return [];
  const message = `All of ${title} is on ${labelOf(first.day)}, though ${labelOf(other.day)} has room.`;
  return [{ guarantee: "fair-and-spread", day: first.day, subject, message }];
};

const unfair = (
  { sessionsFor, minutesFor, needOf, lengths, inputs }: FairnessFacts,
  one: KnownExam,
  other: KnownExam,
): readonly BrokenGuarantee[] => {
  if (one.emphasis !== other.emphasis || one.deadline > other.deadline) return [];
  // Stated work, unlike histories and rules for one subject are reasons of their own.
  if (inputs.rules?.some((rule) => (rule.subject ?? one.subject).trim() === one.subject)) return [];
  if ([one, other].some((exam) => (exam.statedMinutes ?? exam.settledMinutes) !== undefined))
    return [];
  if (one.studiedMinutes !== other.studiedMinutes) return [];
  // Less than a session missing says nothing either.
  if ((needOf(one) ?? Number.POSITIVE_INFINITY) - minutesFor(one) < lengths.minimum) return [];
  // Study for the later exam after the earlier one takes nothing from it.
  const minutesUntilExam = (exam: KnownExam): number =>
    totalMinutes((sessionsFor.get(exam) ?? []).filter(({ day }) => day < one.deadline));
  // Less than one long session apart says nothing: sessions cannot be cut finer.
  if (minutesUntilExam(one) + lengths.maximum >= minutesUntilExam(other)) return [];
  const isHarder = one.deadline === other.deadline && one.rating > other.rating;
  const isNearer = one.deadline < other.deadline && one.rating >= other.rating;
  if (!isHarder && !isNearer) return [];
  const message = isHarder
    ? `${one.title} is harder than ${other.title} and has less time for the same exam day.`
    : `${one.title} has its exam before ${other.title} and less time until then.`;
  return [{ guarantee: "fair-and-spread", subject: one.subject, message }];
};

/** Harder subjects and nearer exams get more, and no subject is massed on one day without cause. */
export const checkFairAndSpread = (facts: FairnessFacts): readonly BrokenGuarantee[] => [
  ...facts.ahead.flatMap((exam) => massed(facts, exam)),
  ...facts.ahead.flatMap((one) => facts.ahead.flatMap((other) => unfair(facts, one, other))),
];
