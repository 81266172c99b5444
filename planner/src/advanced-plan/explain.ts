import { counted } from "../counted.ts";
import { minutesIn } from "../free-time/intervals.ts";
import { preferredTimeWindows, timesOfDay } from "../free-time/preferred-times.ts";
import type { PreferredTime } from "../model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { weekdayNames } from "../time/day-labels.ts";
import { daysBetween } from "../time/day-number.ts";
import { formatDuration } from "../time/duration.ts";
import { preferredMinutes } from "./comfort.ts";
import { type CourseDay, courseOf } from "./course.ts";
import type { ExamFrame } from "./exam-frame.ts";
import type { Problem } from "./problem.ts";
import { dayPartsOf, examPartsOf, type QualityParts, sumParts } from "./quality.ts";
import { type QualityTerm, qualityTermNames, termOf } from "./scoring.ts";
import { idealGapDays } from "./spacing-windows.ts";
import type { TimedSession } from "./timed-session.ts";
import { floatAt } from "./typed-values.ts";

export interface SessionFacts {
  readonly examInDays: number;
  /** 1 to 5. */
  readonly difficulty: number;
  readonly needMinutes: number;
  readonly doneByTonightMinutes: number;
  readonly dueByTonightMinutes: number;
  /** Absent for the first session of a subject. */
  readonly daysSinceLast?: number;
  readonly idealGapDays: number;
  /** The preferred time of day it lies in. */
  readonly preferredTime?: PreferredTime;
  readonly isFirstFreeTime: boolean;
  /** One of the last study days before its exam, which are kept for it. */
  readonly isReviewDay: boolean;
  /** More of it is due on this day than on most, since its exam is near. */
  readonly isRising: boolean;
  /** The plan before had it at the same time of the same day. */
  readonly isUnmoved: boolean;
  /** The next day stays free. */
  readonly isBeforeRest: boolean;
  /** What the plan's quality would lose without it, term by term. */
  readonly worth: QualityParts;
}

export interface SessionExplanation {
  /** One plain sentence. */
  readonly sentence: string;
  readonly facts: SessionFacts;
}

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

interface Reason {
  readonly text: string;
  readonly worth: number;
}

const progressReason = ({ worth, ...facts }: SessionFacts, isPaced: boolean): Reason => {
  const done = formatDuration(facts.doneByTonightMinutes);
  const need = formatDuration(facts.needMinutes);
  return {
    text:
      isPaced && worth.pace > 0
        ? `keeps you on pace with ${done} of ${need} by tonight`
        : `brings it to ${done} of ${need}`,
    worth: worth.coverage / 4 + worth.pace,
  };
};

const spacingReason = ({ daysSinceLast, worth }: SessionFacts): Reason => ({
  text:
    daysSinceLast === undefined
      ? "a first look at it"
      : daysSinceLast === 0
        ? "another session the same day"
        : `${counted(daysSinceLast, "day")} after the last session`,
  worth: worth.spacing,
});

const timeReasons = (facts: SessionFacts): readonly Reason[] => {
  const { preferredTime, isFirstFreeTime, worth } = facts;
  if (preferredTime !== undefined)
    return [
      {
        text: `${isFirstFreeTime ? "first free hour of" : "in"} your preferred ${preferredTime.toLowerCase()}`,
        worth: worth.preferredTime * 2,
      },
    ];
  return isFirstFreeTime ? [{ text: "first free time of the day", worth: worth.balance }] : [];
};

/** Study rises towards an exam in its last week: so much more is due on a day than on the average. */
const rising = { days: 7, factor: 1.15 } as const;

const isRisingOn = ({ pace, need, deadline }: ExamFrame, day: number): boolean =>
  deadline - day <= rising.days &&
  floatAt(pace, day) - floatAt(pace, day - 1) > (rising.factor * need) / deadline;

const shapeReasons = (facts: SessionFacts, restDay: string): readonly Reason[] => {
  const { isReviewDay, isRising, isBeforeRest, isUnmoved, worth } = facts;
  const reasons: Reason[] = [];
  if (isReviewDay)
    reasons.push({
      text: "on one of the last days before the exam, which are kept for it",
      worth: worth.review,
    });
  else if (isRising)
    reasons.push({
      text: "study rises as the exam comes close",
      worth: worth.pace + worth.balance,
    });
  if (isBeforeRest)
    reasons.push({ text: `so that ${restDay} stays free`, worth: worth.balance + worth.pace / 2 });
  if (isUnmoved)
    reasons.push({ text: "where your plan had it before", worth: Number.POSITIVE_INFINITY });
  return reasons;
};

/** What the plan's quality would lose without a session, term by term. */
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
  const lost: Record<QualityTerm, number> = { ...present };
  for (const name of qualityTermNames)
    lost[name] = termOf(name).weight * (present[name] - rest[name]);
  return lost;
};

/** Explanations of sessions under the keys of those sessions, in the same order. */
export const explanationsByKey = (
  keys: readonly string[],
  explained: readonly SessionExplanation[],
): Readonly<Record<string, SessionExplanation>> =>
  Object.fromEntries(
    keys.flatMap((key, index) => {
      const explanation = explained[index];
      return explanation === undefined ? [] : [[key, explanation] as const];
    }),
  );

const isUnmoved = (problem: Problem, session: TimedSession): boolean =>
  (problem.earlier?.sessions[session.exam * problem.days.length + session.day] ?? []).some(
    ({ start, minutes }) => start === session.start && minutes === session.minutes,
  );

const noneHeld: ReadonlySet<TimedSession> = new Set();

/** Why each session is there, in the order of the sessions; the problem knows those held as fixed. */
export const explainSessions = (
  problem: Problem,
  sessions: readonly TimedSession[],
  held: ReadonlySet<TimedSession> = noneHeld,
  /** Sessions that the plan before had in the same place, where that is known only now. */
  unmoved: ReadonlySet<TimedSession> = noneHeld,
): readonly SessionExplanation[] => {
  const { units, exams, frame, days } = problem;
  const open = sessions.filter((session) => !held.has(session));
  const wholes = exams.map((_, exam) => {
    const course = courseOf(problem, open, exam);
    return { course, parts: examPartsOf(problem, exam, course) };
  });
  const byDay = Map.groupBy(open, ({ day }) => day);
  const lastDay = new Map<number, number>();
  const done = exams.map(() => 0);
  return sessions.map((session) => {
    const exam = exams[session.exam];
    const own = frame.exams[session.exam];
    const whole = wholes[session.exam];
    if (exam === undefined || own === undefined || whole === undefined)
      throw new RangeError("a session of no exam");
    const calendarDay = days[session.day]?.day ?? exam.examDate;
    const last = lastDay.get(session.exam);
    lastDay.set(session.exam, session.day);
    if (!held.has(session)) done[session.exam] = (done[session.exam] ?? 0) + session.minutes;
    const examInDays = daysBetween(calendarDay, exam.examDate);
    const preferredTime = preferredTimeOf(problem, session);
    const next = days[session.day + 1];
    const facts: SessionFacts = {
      examInDays,
      difficulty: exam.rating,
      needMinutes: Math.round(own.need * units.unit),
      doneByTonightMinutes:
        (done[session.exam] ?? 0) + Math.round(floatAt(own.fixedBy, session.day) * units.unit),
      dueByTonightMinutes: Math.round(floatAt(own.pace, session.day) * units.unit),
      ...(last === undefined ? {} : { daysSinceLast: session.day - last }),
      idealGapDays: idealGapDays(exam.deadline - session.day),
      ...(preferredTime === undefined ? {} : { preferredTime }),
      isFirstFreeTime: isFirstFree(problem, session, preferredTime),
      isReviewDay: own.reviewDays.has(session.day),
      isRising: isRisingOn(own, session.day),
      isUnmoved: held.has(session) || unmoved.has(session) || isUnmoved(problem, session),
      isBeforeRest: next?.isRest === true && session.day + 1 < exam.deadline,
      worth: worthOf(problem, session, whole, byDay.get(session.day) ?? []),
    };
    const when = examInDays === 1 ? "exam tomorrow" : `exam in ${counted(examInDays, "day")}`;
    const reasons = [
      progressReason(facts, own.paceNorm > 0),
      spacingReason(facts),
      ...timeReasons(facts),
      ...shapeReasons(facts, weekdayNames[next?.weekday ?? 6]),
    ]
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .map(({ text }) => text);
    return {
      sentence: `${exam.name}: ${when}, difficulty ${exam.rating}, ${reasons.join(", ")}.`,
      facts,
    };
  });
};
