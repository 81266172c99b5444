import { labelOf } from "../time/day-labels.ts";
import { addDays } from "../time/day-number.ts";
import type { FairnessFacts } from "./fairness-facts.ts";
import type { BrokenGuarantee } from "./guarantees.ts";
import type { ExamSession, KnownExam } from "./known-exams.ts";
import { fixedOn, maySubjectStudyOn, type PlanCheckInputs } from "./plan-check-inputs.ts";

/** Whether the rules close some hours of a day to a subject: it may then have no place there. */
const hasClosedTimes = ({ rules = [] }: PlanCheckInputs, subject: string, day: string): boolean =>
  rules.some(
    (rule) =>
      (rule.subject ?? subject).trim() === subject && rule.notAt?.some((time) => time.day === day),
  );

const strangeEve = (facts: FairnessFacts, exam: KnownExam): readonly BrokenGuarantee[] => {
  const { inputs, sessionsOn, sessionsFor, freeDays, hasRoom, hasRoomBesideShort } = facts;
  const { subject, title } = exam;
  const eve = addDays(exam.day, -1);
  const onEve = sessionsOn.get(eve) ?? [];
  const own = sessionsFor.get(exam) ?? [];
  // With an earlier deadline there is no eve; an exam without a session is reported elsewhere.
  if (exam.deadline !== exam.day || onEve.length === 0 || own.length === 0) return [];
  if ([...onEve, ...fixedOn(inputs, eve)].some((session) => session.subject.trim() === subject))
    return [];
  if (!maySubjectStudyOn(inputs, subject, eve) || hasClosedTimes(inputs, subject, eve)) return [];
  const couldChange = ({ exam: other }: ExamSession): boolean =>
    other !== undefined &&
    other.deadline > exam.deadline &&
    own.some(
      ({ day }) =>
        maySubjectStudyOn(inputs, other.subject, day) &&
        !hasClosedTimes(inputs, other.subject, day),
    );
  const freeEve = freeDays.find(({ day }) => day === eve);
  const { mostSessionsADay = Number.POSITIVE_INFINITY } = inputs;
  const hadRoom =
    freeEve !== undefined &&
    onEve.length < mostSessionsADay &&
    (hasRoom(freeEve) || hasRoomBesideShort(freeEve));
  const message = `${labelOf(eve)} holds nothing for ${title}, whose exam is the next day.`;
  return hadRoom || onEve.some(couldChange)
    ? [{ guarantee: "own-eve", day: eve, subject, message }]
    : [];
};

/** The day before an exam holds some of its subject, where it holds any study. */
export const checkEves = (facts: FairnessFacts): readonly BrokenGuarantee[] =>
  facts.ahead.flatMap((exam) => strangeEve(facts, exam));
