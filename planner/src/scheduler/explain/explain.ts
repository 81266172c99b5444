import { minutesIn } from "../../free-time/intervals.ts";
import { preferredTimeWindows, timesOfDay } from "../../free-time/preferred-times.ts";
import type { PreferredTime, Weekday } from "../../model/model.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { daysBetween } from "../../time/day-number.ts";
import { preferredMinutes } from "../problem/comfort.ts";
import type { ExamFrame } from "../problem/exam-frame.ts";
import type { Problem } from "../problem/problem.ts";
import {
  partsFrom,
  type QualityParts,
  qualityTermNames,
  type SessionFacts,
  type SessionReason,
  termOf,
} from "../problem/scoring.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import { floatAt } from "../problem/typed-values.ts";
import { type CourseDay, courseOf } from "./course.ts";
import { dayPartsOf, examPartsOf, sumParts } from "./quality.ts";

interface WeighedFacts extends SessionFacts {
  readonly needMinutes: number;
  readonly doneByTonightMinutes: number;
  /** More of it is due on this day than on most, since its exam is near. */
  readonly isRising: boolean;
  /** The plan before had it at the same time of the same day. */
  readonly isUnmoved: boolean;
  /** The next day stays free. */
  readonly isBeforeRest: boolean;
  /** The quality lost without it, by term. */
  readonly worth: QualityParts;
}

/** Why a session is there. */
export interface SessionExplanation {
  /** The subject, or the title of due work. */
  readonly name: string;
  readonly what: "exam" | "due" | "was due";
  /** Until the exam, or until it is due. */
  readonly days: number;
  /** Absent for due work. */
  readonly difficulty?: number;
  /** The one or two that weigh most. */
  readonly reasons: readonly SessionReason[];
}

/** By the key of the session: `{label}-{subject}`, then `#2`. */
export type Explanations = Readonly<Record<string, SessionExplanation>>;

const preferredTimeOf = (problem: Problem, session: TimedSession): PreferredTime | undefined => {
  const preferred = problem.preferredOf(session.exam);
  if (minutesIn(preferred) === minutesPerDay || preferredMinutes(session, preferred) === 0)
    return undefined;
  return timesOfDay.find((time) => {
    const window = preferredTimeWindows[time];
    return (
      preferredMinutes(session, [window]) > 0 &&
      preferredMinutes({ start: window.start, minutes: 1 }, preferred) > 0
    );
  });
};

const isFirstFree = (
  problem: Problem,
  session: TimedSession,
  time: PreferredTime | undefined,
): boolean => {
  const from = time === undefined ? 0 : preferredTimeWindows[time].start;
  const free = problem.days[session.day]?.free.find(({ end }) => end > from);
  return free !== undefined && session.start === Math.max(free.start, from);
};

interface WeighedReason {
  readonly reason: SessionReason;
  readonly worth: number;
}

const progressReason = ({ worth, ...facts }: WeighedFacts, isPaced: boolean): WeighedReason => ({
  reason: {
    kind: isPaced && worth.pace > 0 ? "on pace" : "progress",
    doneMinutes: facts.doneByTonightMinutes,
    needMinutes: facts.needMinutes,
  },
  worth: worth.coverage / 4 + worth.pace,
});

const termReasons = (facts: WeighedFacts): readonly WeighedReason[] =>
  qualityTermNames.flatMap((name) => {
    const { reason: reasonFor, telling = 1 } = termOf(name);
    const reason = reasonFor?.(facts);
    return reason === undefined ? [] : [{ reason, worth: facts.worth[name] * telling }];
  });

/** Study rises towards an exam in its last week: so much more is due on a day than on the average. */
const rising = { days: 7, factor: 1.15 } as const;

const isRisingOn = ({ pace, need, deadline }: ExamFrame, day: number): boolean =>
  deadline - day <= rising.days &&
  floatAt(pace, day) - floatAt(pace, day - 1) > (rising.factor * need) / deadline;

/** Reasons that belong to no single term. */
const shapeReasons = (facts: WeighedFacts, rest: Weekday): readonly WeighedReason[] => {
  const { isReviewDay, isRising, isBeforeRest, isUnmoved, worth } = facts;
  const reasons: WeighedReason[] = [];
  if (facts.preferredTime === undefined && facts.isFirstFreeTime)
    reasons.push({ reason: { kind: "first free time" }, worth: worth.balance });
  if (isRising && !isReviewDay)
    reasons.push({ reason: { kind: "rising" }, worth: worth.pace + worth.balance });
  if (isBeforeRest)
    reasons.push({ reason: { kind: "before rest", rest }, worth: worth.balance + worth.pace / 2 });
  if (isUnmoved) reasons.push({ reason: { kind: "unmoved" }, worth: Number.POSITIVE_INFINITY });
  return reasons;
};

const worthOf = (
  problem: Problem,
  session: TimedSession,
  whole: { readonly course: readonly CourseDay[]; readonly parts: QualityParts },
  sameDay: readonly TimedSession[],
): QualityParts => {
  const others = sameDay.filter((other) => other !== session);
  const units = (whole.course[session.day]?.units ?? 0) - session.minutes / problem.units.unit;
  const absent = whole.course.with(session.day, { units: Math.max(units, 0), isUneven: false });
  const present = sumParts([whole.parts, dayPartsOf(problem, session.day, sameDay)]);
  const rest = sumParts([
    examPartsOf(problem, session.exam, absent),
    dayPartsOf(problem, session.day, others),
  ]);
  return partsFrom((name) => termOf(name).weight * (present[name] - rest[name]));
};

const subjectOf = (
  { name, task, rating }: Problem["exams"][number],
  days: number,
): Omit<SessionExplanation, "reasons"> => {
  if (task === undefined) return { name, what: "exam", days, difficulty: rating };
  return { name: task.input.title.trim(), what: task.isLate ? "was due" : "due", days };
};

/** Why each session is there. */
export const explainSessions = (
  problem: Problem,
  /** In the order of the sessions. */
  keys: readonly string[],
  sessions: readonly TimedSession[],
  /** Sessions that the plan before had in the same place. */
  unmoved: ReadonlySet<TimedSession>,
): Explanations => {
  const { units, exams, frame, days } = problem;
  const wholes = exams.map((_, exam) => {
    const course = courseOf(problem, sessions, exam);
    return { course, parts: examPartsOf(problem, exam, course) };
  });
  const byDay = Map.groupBy(sessions, ({ day }) => day);
  const lastDay = new Map<number, number>();
  const done = exams.map(() => 0);
  const explanationOf = (session: TimedSession): SessionExplanation => {
    const exam = exams[session.exam];
    const own = frame.exams[session.exam];
    const whole = wholes[session.exam];
    if (exam === undefined || own === undefined || whole === undefined)
      throw new RangeError("a session of no exam");
    const calendarDay = days[session.day]?.day ?? exam.examDate;
    const last = lastDay.get(session.exam);
    lastDay.set(session.exam, session.day);
    const doneMinutes = (done[session.exam] ?? 0) + session.minutes;
    done[session.exam] = doneMinutes;
    const preferredTime = preferredTimeOf(problem, session);
    const next = days[session.day + 1];
    const facts: WeighedFacts = {
      needMinutes: Math.round(own.need * units.unit),
      doneByTonightMinutes:
        doneMinutes + Math.round(floatAt(own.fixedBy, session.day) * units.unit),
      ...(last !== undefined && { daysSinceLast: session.day - last }),
      ...(preferredTime !== undefined && { preferredTime }),
      isFirstFreeTime: isFirstFree(problem, session, preferredTime),
      isReviewDay: own.reviewDays.has(session.day),
      isRising: exam.task === undefined && isRisingOn(own, session.day),
      isUnmoved: unmoved.has(session),
      isBeforeRest: next?.isRest === true && session.day + 1 < exam.deadline,
      worth: worthOf(problem, session, whole, byDay.get(session.day) ?? []),
    };
    const reasons = [
      progressReason(facts, own.paceNorm > 0),
      ...termReasons(facts),
      ...shapeReasons(facts, next?.weekday ?? 6),
    ]
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .map(({ reason }) => reason);
    return { ...subjectOf(exam, daysBetween(calendarDay, exam.examDate)), reasons };
  };
  return Object.fromEntries(
    sessions.map((session, index) => [keys[index] ?? "", explanationOf(session)]),
  );
};
