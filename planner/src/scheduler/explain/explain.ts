import { minutesIn } from "../../free-time/intervals.ts";
import { preferredTimeWindows, timesOfDay } from "../../free-time/preferred-times.ts";
import type { PreferredTime, Weekday } from "../../model/model.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { daysBetween } from "../../time/day-number.ts";
import { preferredMinutes } from "../problem/comfort.ts";
import type { ExamFrame } from "../problem/exam-frame.ts";
import type { Problem } from "../problem/problem.ts";
import { partsFrom, type QualityParts, termOf } from "../problem/scoring.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import { floatAt, itemAt } from "../problem/typed-values.ts";
import { type CourseDay, courseOf } from "./course.ts";
import { dayPartsOf, examPartsOf, sumParts } from "./quality.ts";

/** Why a session is there. */
export type SessionReason =
  | {
      readonly kind: "on pace" | "progress";
      readonly doneMinutes: number;
      readonly needMinutes: number;
    }
  /** One of the last study days before its exam. */
  | { readonly kind: "kept for review" }
  | { readonly kind: "first look" }
  | { readonly kind: "spaced"; readonly daysSinceLast: number }
  | { readonly kind: "preferred time"; readonly time: PreferredTime; readonly isFirst: boolean }
  | { readonly kind: "first free time" }
  | { readonly kind: "rising" }
  | { readonly kind: "before rest"; readonly rest: Weekday }
  | { readonly kind: "unmoved" };

/** Facts about a session, for its reasons. */
interface Facts {
  /** Absent for the first session of a subject. */
  readonly daysSinceLast?: number;
  /** Its preferred time of day. */
  readonly preferredTime?: PreferredTime;
  readonly isFirstFreeTime: boolean;
  /** One of the last study days before its exam, which are kept for it. */
  readonly isReviewDay: boolean;
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

const progressReason = ({ worth, ...facts }: Facts, isPaced: boolean): WeighedReason => ({
  reason: {
    kind: isPaced && worth.pace > 0 ? "on pace" : "progress",
    doneMinutes: facts.doneByTonightMinutes,
    needMinutes: facts.needMinutes,
  },
  worth: worth.coverage / 4 + worth.pace,
});

/** Study rises towards an exam in its last week: so much more is due on a day than on the average. */
const rising = { days: 7, factor: 1.15 } as const;

const isRisingOn = ({ pace, need, deadline }: ExamFrame, day: number): boolean =>
  deadline - day <= rising.days &&
  floatAt(pace, day) - floatAt(pace, day - 1) > (rising.factor * need) / deadline;

const reasonsOf = (facts: Facts, isPaced: boolean, rest: Weekday): readonly WeighedReason[] => {
  const { isReviewDay, daysSinceLast, isRising, isBeforeRest, isUnmoved, worth } = facts;
  const { preferredTime: time, isFirstFreeTime: isFirst } = facts;
  const reasons = [progressReason(facts, isPaced)];
  if (isReviewDay) reasons.push({ reason: { kind: "kept for review" }, worth: worth.review });
  reasons.push({
    reason:
      daysSinceLast === undefined ? { kind: "first look" } : { kind: "spaced", daysSinceLast },
    worth: worth.spacing,
  });
  if (time !== undefined)
    reasons.push({
      reason: { kind: "preferred time", time, isFirst },
      worth: 2 * worth.preferredTime,
    });
  else if (isFirst) reasons.push({ reason: { kind: "first free time" }, worth: worth.balance });
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
    const exam = itemAt(exams, session.exam);
    const own = itemAt(frame.exams, session.exam);
    const whole = itemAt(wholes, session.exam);
    const calendarDay = days[session.day]?.day ?? exam.examDate;
    const last = lastDay.get(session.exam);
    lastDay.set(session.exam, session.day);
    const doneMinutes = (done[session.exam] ?? 0) + session.minutes;
    done[session.exam] = doneMinutes;
    const preferredTime = preferredTimeOf(problem, session);
    const next = days[session.day + 1];
    const facts: Facts = {
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
    const reasons = reasonsOf(facts, own.paceNorm > 0, next?.weekday ?? 6)
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .map(({ reason }) => reason);
    return { ...subjectOf(exam, daysBetween(calendarDay, exam.examDate)), reasons };
  };
  return Object.fromEntries(
    sessions.map((session, index) => [keys[index] ?? "", explanationOf(session)]),
  );
};
