import { minutesIn } from "../free-time/intervals.ts";
import { preferredTimeWindows, timesOfDay } from "../free-time/preferred-times.ts";
import type { PreferredTime } from "../model.ts";
import { daysBetween } from "../time/calendar-day.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { formatDuration } from "../time/duration.ts";
import { preferredMinutes } from "./place-with-wishes.ts";
import type { Problem, ProblemSubject } from "./problem.ts";
import { courseOf, dayPartsOf, subjectPartsOf, termNames } from "./quality.ts";
import { type QualityParts, termWeights } from "./quality-terms.ts";
import { idealGapDays } from "./spacing-windows.ts";
import type { TimedSession } from "./timed-session.ts";

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
  /** What the plan's quality would lose without it, term by term. */
  readonly worth: QualityParts;
}

export interface SessionExplanation {
  /** One plain sentence. */
  readonly sentence: string;
  readonly facts: SessionFacts;
}

export const countDays = (days: number): string => `${days} day${days === 1 ? "" : "s"}`;

const preferredTimeOf = (problem: Problem, session: TimedSession): PreferredTime | undefined => {
  const preferred = problem.preferredOf(session.subject);
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
  const free = problem.patterns[session.day]?.free.find(({ end }) => end > from);
  return free !== undefined && session.start === Math.max(free.start, from);
};

const reasonsOf = ({ facts, isPaced }: { facts: SessionFacts; isPaced: boolean }): string => {
  const { worth, preferredTime, daysSinceLast } = facts;
  const done = formatDuration(facts.doneByTonightMinutes);
  const need = formatDuration(facts.needMinutes);
  const reasons: { readonly text: string; readonly worth: number }[] = [
    {
      text:
        isPaced && worth.pace > 0
          ? `keeps you on pace with ${done} of ${need} by tonight`
          : `brings it to ${done} of the ${need} it needs`,
      worth: worth.coverage / 4 + worth.pace,
    },
    {
      text:
        daysSinceLast === undefined
          ? "a first look at it"
          : daysSinceLast === 0
            ? "a second session the same day"
            : `${countDays(daysSinceLast)} after the last session`,
      worth: worth.spacing,
    },
  ];
  if (preferredTime !== undefined)
    reasons.push({
      text: `${facts.isFirstFreeTime ? "first free hour of" : "in"} your preferred ${preferredTime.toLowerCase()}`,
      worth: worth.preferredTime * 2,
    });
  else if (facts.isFirstFreeTime)
    reasons.push({ text: "first free time of the day", worth: worth.balance });
  return reasons
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 2)
    .map(({ text }) => text)
    .join(", ");
};

const worthOf = (
  problem: Problem,
  session: TimedSession,
  course: Float64Array,
  sameDay: readonly TimedSession[],
): QualityParts => {
  const frame = problem.frames[session.subject];
  const worth = { coverage: 0, pace: 0, spacing: 0, notMassed: 0, preferredTime: 0, balance: 0 };
  if (frame === undefined) return worth;
  const without = course.slice();
  without[session.day] = (without[session.day] ?? 0) - session.minutes / problem.options.unit;
  const others = sameDay.filter((other) => other !== session);
  const present = {
    ...subjectPartsOf(frame, course),
    ...dayPartsOf(problem, session.day, sameDay),
  };
  const absent = { ...subjectPartsOf(frame, without), ...dayPartsOf(problem, session.day, others) };
  for (const term of termNames) worth[term] = termWeights[term] * (present[term] - absent[term]);
  return worth;
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

/** Why each session is there, in the order of the sessions. */
export const explainSessions = (
  problem: Problem,
  sessions: readonly TimedSession[],
): readonly SessionExplanation[] => {
  const { options, subjects, frames } = problem;
  const courses = subjects.map((_, subject) => courseOf(problem, sessions, subject));
  const byDay = Map.groupBy(sessions, ({ day }) => day);
  const lastDay = new Map<number, number>();
  const done = subjects.map(() => 0);
  return sessions.map((session) => {
    const subject = subjects[session.subject] as ProblemSubject;
    const { examDate, rating, need, name, deadline } = subject;
    const calendarDay = problem.days[session.day]?.day ?? examDate;
    const last = lastDay.get(session.subject);
    lastDay.set(session.subject, session.day);
    done[session.subject] = (done[session.subject] ?? 0) + session.minutes;
    const frame = frames[session.subject];
    const dueHigh = frame?.paceHigh[session.day] ?? 0;
    const due = Math.max(dueHigh - (options.lengths.at(-1) ?? 0), 0);
    const examInDays = daysBetween(calendarDay, examDate);
    const preferredTime = preferredTimeOf(problem, session);
    const facts: SessionFacts = {
      examInDays,
      difficulty: rating,
      needMinutes: need * options.unit,
      doneByTonightMinutes: done[session.subject] ?? 0,
      dueByTonightMinutes: Math.round(due * options.unit),
      ...(last === undefined ? {} : { daysSinceLast: session.day - last }),
      idealGapDays: idealGapDays(deadline - session.day),
      ...(preferredTime === undefined ? {} : { preferredTime }),
      isFirstFreeTime: isFirstFree(problem, session, preferredTime),
      worth: worthOf(
        problem,
        session,
        courses[session.subject] ?? new Float64Array(0),
        byDay.get(session.day) ?? [],
      ),
    };
    const exam = examInDays === 1 ? "exam tomorrow" : `exam in ${countDays(examInDays)}`;
    const reasons = reasonsOf({ facts, isPaced: (frame?.paceNorm ?? 0) > 0 });
    return { sentence: `${name}: ${exam}, difficulty ${rating}, ${reasons}.`, facts };
  });
};
