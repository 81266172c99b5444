import type { FreeDay } from "../free-time/free-days.ts";
import { subtractIntervals } from "../free-time/intervals.ts";
import type { CalendarDay } from "../model/model.ts";
import { examOpenings } from "../scheduler/problem/study-days.ts";
import { rulesFor } from "../scheduler/problem/subject-rules.ts";
import { labelOf } from "../time/day-labels.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { shortDuration } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import type { FairnessFacts } from "./fairness-facts.ts";
import type { BrokenGuarantee } from "./guarantees.ts";
import type { ExamSession, KnownExam } from "./known-exams.ts";
import { fixedOn } from "./plan-check-inputs.ts";

/** Before an exam: they do not stay empty while there is free time and work left. */
const lastDays = 2;

/** An exam ahead without any session though there is room, or though another could yield. */
const leftOut = (facts: FairnessFacts, exam: KnownExam): readonly BrokenGuarantee[] => {
  const { sessions, sessionsFor, fixedFor, hasRoom, hasRoomBesideShort, lengths } = facts;
  const { subject, title, deadline } = exam;
  const left = exam.statedMinutes ?? exam.settledMinutes ?? Infinity;
  if (sessionsFor.has(exam) || fixedFor(exam).length > 0 || left < lengths.minimum) return [];
  const couldYield = ({ day, minutes, exam: other, subject: named }: ExamSession): boolean =>
    day < deadline &&
    facts.mayStudy(subject, day) &&
    minutes >= lengths.minimum &&
    minutes <= lengths.maximum &&
    ((sessionsFor.get(other ?? named)?.length ?? 0) > 1 || (other?.deadline ?? "") > deadline);
  const hadTime =
    facts.freeDaysFor(exam).some((freeDay) => hasRoom(freeDay) || hasRoomBesideShort(freeDay)) ||
    sessions.some(couldYield);
  const message = `${title} has no time at all, though there is room before its exam.`;
  return hadTime ? [{ guarantee: "every-subject", subject, message }] : [];
};

/** The rest of an exam's own day once it is over. */
const afterExams = ({ inputs }: FairnessFacts, freeDay: FreeDay): FreeDay => {
  const end = examOpenings(inputs).get(freeDay.day) ?? 0;
  return { ...freeDay, free: subtractIntervals(freeDay.free, [{ start: 0, end }]) };
};

/** Neither of the last two days before an exam is empty while there is free time and work left. */
const idleDays = (facts: FairnessFacts, exam: KnownExam): readonly BrokenGuarantee[] => {
  const { sessionsOn, sessionsFor, fixedFor, hasRoom, lengths, missingFor, inputs } = facts;
  const { subject, title, deadline } = exam;
  const missing = missingFor(exam) ?? 0;
  // An exam without any session was spoken of already.
  if (missing < lengths.minimum || !(sessionsFor.has(exam) || fixedFor(exam).length > 0)) return [];
  return facts
    .freeDaysFor(exam)
    .filter(({ day }) => daysBetween(day, deadline) <= lastDays && !sessionsOn.has(day))
    .filter(
      (freeDay) => hasRoom(afterExams(facts, freeDay)) && fixedOn(inputs, freeDay.day).length === 0,
    )
    .map(({ day }) => ({
      guarantee: "every-subject",
      day,
      subject,
      message: `${labelOf(day)} is empty, though ${title} still needs ${shortDuration(missing)} and its exam is near.`,
    }));
};

/** No subject is massed on one day without cause. */
const massed = (facts: FairnessFacts, exam: KnownExam): readonly BrokenGuarantee[] => {
  const { subject, title } = exam;
  const own = facts.sessionsFor.get(exam) ?? [];
  const [first] = own;
  // Study of past days is spread already.
  if (first === undefined || own.length < 2 || exam.studiedMinutes > 0) return [];
  if ([...own, ...facts.fixedFor(exam)].some(({ day }) => day !== first.day)) return [];
  const other = facts
    .freeDaysFor(exam)
    .find((freeDay) => freeDay.day !== first.day && facts.hasRoom(freeDay));
  if (other === undefined) return [];
  const message = `All of ${title} is on ${labelOf(first.day)}, though ${labelOf(other.day)} has room.`;
  return [{ guarantee: "fair-and-spread", day: first.day, subject, message }];
};

/** Harder subjects and nearer exams get more. */
const unfair = (
  { sessionsFor, missingFor, lengths, inputs }: FairnessFacts,
  one: KnownExam,
  other: KnownExam,
): readonly BrokenGuarantee[] => {
  if (one.emphasis !== other.emphasis || one.deadline > other.deadline) return [];
  // Stated work, unlike histories and rules for one subject are reasons of their own.
  if (rulesFor(inputs, one.subject).length > 0) return [];
  if ([one, other].some((exam) => (exam.statedMinutes ?? exam.settledMinutes) !== undefined))
    return [];
  if (one.studiedMinutes !== other.studiedMinutes) return [];
  // Less than a session missing says nothing either.
  if ((missingFor(one) ?? Number.POSITIVE_INFINITY) < lengths.minimum) return [];
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

/** The day before an exam holds some of its subject, where it holds any study. */
const strangeEve = (facts: FairnessFacts, exam: KnownExam): readonly BrokenGuarantee[] => {
  const { inputs, sessionsOn, sessionsFor, mayStudy, mayAdd, hasRoom, hasRoomBesideShort } = facts;
  const { subject, title } = exam;
  const eve = addDays(exam.day, -1);
  const onEve = sessionsOn.get(eve) ?? [];
  const own = sessionsFor.get(exam) ?? [];
  /** Whether the rules let a subject be studied all day: else it may have no place there. */
  const isOpen = (name: string, day: CalendarDay): boolean =>
    mayStudy(name, day) &&
    !rulesFor(inputs, name).some(({ notAt }) => notAt?.some((time) => time.day === day));
  // With an earlier deadline there is no eve; an exam without a session is reported elsewhere.
  if (exam.deadline !== exam.day || onEve.length === 0 || own.length === 0) return [];
  if ([...onEve, ...fixedOn(inputs, eve)].some((session) => session.subject.trim() === subject))
    return [];
  if (!isOpen(subject, eve)) return [];
  const couldChange = ({ exam: other }: ExamSession): boolean =>
    other !== undefined &&
    other.deadline > exam.deadline &&
    own.some(({ day }) => isOpen(other.subject, day) && mayAdd(other, day));
  const hadRoom = facts
    .freeDaysFor(exam)
    .some((freeDay) => freeDay.day === eve && (hasRoom(freeDay) || hasRoomBesideShort(freeDay)));
  const message = `${labelOf(eve)} holds nothing for ${title}, whose exam is the next day.`;
  return hadRoom || onEve.some(couldChange)
    ? [{ guarantee: "own-eve", day: eve, subject, message }]
    : [];
};

/** The promises about each exam, and about two of them. */
export const checkExams = (facts: FairnessFacts): readonly BrokenGuarantee[] => [
  ...facts.ahead.flatMap((exam) => [...leftOut(facts, exam), ...idleDays(facts, exam)]),
  ...facts.ahead.flatMap((exam) => massed(facts, exam)),
  ...facts.ahead.flatMap((one) => facts.ahead.flatMap((other) => unfair(facts, one, other))),
  ...facts.ahead.flatMap((exam) => strangeEve(facts, exam)),
];
