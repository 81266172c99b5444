import { minutesIn } from "../../free-time/intervals.ts";
import { preferredTimeWindows, timesOfDay } from "../../free-time/preferred-times.ts";
import { counted } from "../../model/counted.ts";
import type { PreferredTime } from "../../model/model.ts";
import { shortDuration } from "../../study-log/week-in-words.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { weekdayNames } from "../../time/day-labels.ts";
import { daysBetween } from "../../time/day-number.ts";
import { preferredMinutes } from "../problem/comfort.ts";
import type { ExamFrame } from "../problem/exam-frame.ts";
import type { Problem } from "../problem/problem.ts";
import {
  partsFrom,
  type QualityParts,
  qualityTermNames,
  type SessionFacts,
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

/** A plain sentence for each session, by its key: `{label}-{subject}`, then `#2`. */
export type Explanations = Readonly<Record<string, string>>;

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

const progressReason = ({ worth, ...facts }: WeighedFacts, isPaced: boolean): Reason => {
  const done = shortDuration(facts.doneByTonightMinutes);
  const need = shortDuration(facts.needMinutes);
  return {
    text:
      isPaced && worth.pace > 0
        ? `keeps you on pace with ${done} of ${need} by tonight`
        : `brings it to ${done} of ${need}`,
    worth: worth.coverage / 4 + worth.pace,
  };
};

const termReasons = (facts: WeighedFacts): readonly Reason[] =>
  qualityTermNames.flatMap((name) => {
    const { reason, telling = 1 } = termOf(name);
    const text = reason?.(facts);
    return text === undefined ? [] : [{ text, worth: facts.worth[name] * telling }];
  });

/** Study rises towards an exam in its last week: so much more is due on a day than on the average. */
const rising = { days: 7, factor: 1.15 } as const;

const isRisingOn = ({ pace, need, deadline }: ExamFrame, day: number): boolean =>
  deadline - day <= rising.days &&
  floatAt(pace, day) - floatAt(pace, day - 1) > (rising.factor * need) / deadline;

/** Reasons that belong to no single term. */
const shapeReasons = (facts: WeighedFacts, restDay: string): readonly Reason[] => {
  const { isReviewDay, isRising, isBeforeRest, isUnmoved, worth } = facts;
  const reasons: Reason[] = [];
  if (facts.preferredTime === undefined && facts.isFirstFreeTime)
    reasons.push({ text: "first free time of the day", worth: worth.balance });
  if (isRising && !isReviewDay)
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

const isUnmoved = (problem: Problem, session: TimedSession): boolean =>
  (problem.earlier?.sessions[session.exam * problem.days.length + session.day] ?? []).some(
    ({ start, minutes }) => start === session.start && minutes === session.minutes,
  );

const inDays = (days: number): string => {
  if (days < 0) return `${counted(-days, "day")} ago`;
  return days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${counted(days, "day")}`;
};

const noneHeld: ReadonlySet<TimedSession> = new Set();

/** Why each session is there; the problem knows those held as fixed. */
export const explainSessions = (
  problem: Problem,
  /** In the order of the sessions. */
  keys: readonly string[],
  sessions: readonly TimedSession[],
  held: ReadonlySet<TimedSession> = noneHeld,
  /** Sessions that the plan before had in the same place, where that is known only now. */
  unmoved: ReadonlySet<TimedSession> = noneHeld,
): Explanations => {
  const { units, exams, frame, days } = problem;
  const open = sessions.filter((session) => !held.has(session));
  const wholes = exams.map((_, exam) => {
    const course = courseOf(problem, open, exam);
    return { course, parts: examPartsOf(problem, exam, course) };
  });
  const byDay = Map.groupBy(open, ({ day }) => day);
  const lastDay = new Map<number, number>();
  const done = exams.map(() => 0);
  const sentenceOf = (session: TimedSession): string => {
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
    const facts: WeighedFacts = {
      needMinutes: Math.round(own.need * units.unit),
      doneByTonightMinutes:
        (done[session.exam] ?? 0) + Math.round(floatAt(own.fixedBy, session.day) * units.unit),
      ...(last === undefined ? {} : { daysSinceLast: session.day - last }),
      ...(preferredTime === undefined ? {} : { preferredTime }),
      isFirstFreeTime: isFirstFree(problem, session, preferredTime),
      isReviewDay: own.reviewDays.has(session.day),
      isRising: exam.task === undefined && isRisingOn(own, session.day),
      isUnmoved: held.has(session) || unmoved.has(session) || isUnmoved(problem, session),
      isBeforeRest: next?.isRest === true && session.day + 1 < exam.deadline,
      worth: worthOf(problem, session, whole, byDay.get(session.day) ?? []),
    };
    const title = exam.task?.input.title.trim();
    const what = exam.task === undefined ? "exam" : exam.task.isLate ? "was due" : "due";
    const reasons = [
      progressReason(facts, own.paceNorm > 0),
      ...termReasons(facts),
      ...shapeReasons(facts, weekdayNames[next?.weekday ?? 6]),
    ]
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .map(({ text }) => text);
    return [
      `${title ?? exam.name}: ${what} ${inDays(examInDays)}`,
      ...(title === undefined ? [`difficulty ${exam.rating}`] : []),
      `${reasons.join(", ")}.`,
    ].join(", ");
  };
  return Object.fromEntries(
    sessions.map((session, index) => [keys[index] ?? "", sentenceOf(session)]),
  );
};
