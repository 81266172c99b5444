import { type Interval, subtractIntervals } from "../../free-time/intervals.ts";
import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { gridMinutes } from "../../time/duration.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import { gapMinutes } from "../../timeline/place-day.ts";
import { wholeComfort } from "../../usual-comfort.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { mostShareOf } from "../problem/needs.ts";
import { isAtClosedTime, type Problem } from "../problem/problem.ts";
import { studyDaysOf } from "../problem/study-days.ts";
import type { TimedSession } from "../problem/timed-session.ts";

/** Where a session of an exam could begin on a day among the others, by the minute. */
type StartOn = (
  sessions: readonly TimedSession[],
  exam: number,
  day: number,
  minutes: number,
) => number | undefined;

const roomFinder = (
  inputs: AdvancedInputs,
  { days: { length: days }, closedOf }: Pick<Problem, "days" | "closedOf">,
): StartOn => {
  const { mostSessionsADay = Number.POSITIVE_INFINITY } = inputs;
  const open = studyDaysOf({ inputs, level: 3, days, gapMinutes });
  const taken = (sessions: readonly TimedSession[], day: number): readonly Interval[] =>
    sessions
      .filter((session) => Math.abs(session.day - day) <= 1)
      .map((session) => {
        const start = session.start + (session.day - day) * minutesPerDay;
        return { start: start - gapMinutes, end: start + session.minutes + gapMinutes };
      });
  return (sessions, exam, day, minutes) => {
    const { free = [], limit = 0, fixed = [] } = open[day] ?? {};
    const others = sessions.filter((one) => one.day === day);
    const isFull = others.length + fixed.length >= mostSessionsADay;
    if (isFull || totalMinutes(others) + minutes > limit) return undefined;
    return subtractIntervals(free, [...taken(sessions, day), ...closedOf(exam, day)])
      .map(({ start, end }) => ({ start: Math.ceil(start / gridMinutes) * gridMinutes, end }))
      .find(({ start, end }) => end - start >= minutes)?.start;
  };
};

interface Place {
  readonly problem: Problem;
  readonly startOn: StartOn;
  /** Minutes of a session. */
  readonly shortest: number;
  readonly longest: number;
  /** Shares are not held to what a course usually takes. */
  readonly usesSpare: boolean;
  /** Of the plan before: they stay where they are, and are part of the plan all the same. */
  readonly held: readonly TimedSession[];
}

const daysFor = ({ days, mayStudy }: Problem, exam: number): readonly number[] =>
  [...days.keys()].filter((day) => mayStudy(exam, day));

/** The sessions with one more for an exam, or nothing where no day has room for it. */
const withSession = (
  { problem, startOn, shortest }: Place,
  sessions: readonly TimedSession[],
  exam: number,
): readonly TimedSession[] | undefined => {
  for (const day of daysFor(problem, exam)) {
    const start = startOn(sessions, exam, day, shortest);
    if (start !== undefined) return [...sessions, { exam, day, start, minutes: shortest }];
  }
  return undefined;
};

/** An exam without a session gets one; another yields one of several where nothing is free. */
const serve = (
  place: Place,
  sessions: readonly TimedSession[],
  exam: number,
): readonly TimedSession[] => {
  const { deadline = 0, hasFixed } = place.problem.frame.exams[exam] ?? {};
  const isNeeded = (place.problem.needs[exam]?.minutes ?? 0) >= place.shortest && !hasFixed;
  if (!isNeeded || sessions.some((session) => session.exam === exam)) return sessions;
  const placed = withSession(place, sessions, exam);
  if (placed !== undefined) return placed;
  const counts = Map.groupBy(sessions, (session) => session.exam);
  const yielding = sessions.filter(
    (session) => session.day < deadline && (counts.get(session.exam)?.length ?? 0) > 1,
  );
  for (const given of yielding.toReversed()) {
    const others = sessions.filter((session) => session !== given);
    const taken = withSession(place, others, exam);
    if (taken !== undefined) return taken;
  }
  return sessions;
};

/** An exam with all of several sessions on one day takes one of them to another. */
const spread = (
  { problem, startOn, shortest, held }: Place,
  sessions: readonly TimedSession[],
  exam: number,
): readonly TimedSession[] => {
  const own = sessions.filter((session) => session.exam === exam);
  const [first] = own;
  const together = held.filter((session) => session.exam === exam).length + own.length;
  if (first === undefined || together < 2) return sessions;
  const isElsewhere = problem.frame.exams[exam]?.hasFixedBeside(first.day) ?? false;
  if (isElsewhere || own.some(({ day }) => day !== first.day)) return sessions;
  for (const moved of own.toReversed())
    for (const minutes of new Set([moved.minutes, shortest])) {
      const rest = moved.minutes - minutes;
      const others = sessions.flatMap((session) =>
        session !== moved ? [session] : rest < shortest ? [] : [{ ...moved, minutes: rest }],
      );
      for (const day of daysFor(problem, exam)) {
        const start = day === first.day ? undefined : startOn(others, exam, day, minutes);
        if (start !== undefined) return [...others, { exam, day, start, minutes }];
      }
    }
  return sessions;
};

/**
 * Days that were opened for an exam without any time are not for a later one that is no harder: where
 * that has more before the exam by more than a long session, it yields some.
 */
const evenOut = (
  { problem, startOn, longest, usesSpare }: Place,
  planned: readonly TimedSession[],
  exam: number,
): readonly TimedSession[] => {
  const one = problem.exams[exam];
  if (one === undefined || problem.level === 0) return planned;
  const isShared = (each: number) => problem.needs[each]?.kind === "shared";
  let sessions = planned;
  for (const [place, other] of problem.exams.entries()) {
    const isLater =
      other.deadline > one.deadline &&
      other.rating <= one.rating &&
      other.emphasis === one.emphasis &&
      other.studiedMinutes === one.studiedMinutes;
    if (!isLater || !isShared(exam) || !isShared(place)) continue;
    for (;;) {
      const own = sessions.filter((session) => session.exam === exam);
      const theirs = sessions.filter(
        (session) => session.exam === place && session.day < one.deadline,
      );
      if (totalMinutes(own) + longest >= totalMinutes(theirs)) break;
      const given =
        theirs.find(({ day }) => own.every((session) => session.day !== day)) ?? theirs.at(-1);
      const most = mostShareOf(one, usesSpare) - one.studiedMinutes;
      if (given === undefined || !problem.mayStudy(exam, given.day)) break;
      if (isAtClosedTime(problem, { ...given, exam })) break;
      if (totalMinutes(own) + given.minutes > most) break;
      const after = sessions.map((session) => (session === given ? { ...given, exam } : session));
      const day = daysFor(problem, place).find(
        (each) => each >= one.deadline && startOn(after, place, each, given.minutes) !== undefined,
      );
      const start = day === undefined ? undefined : startOn(after, place, day, given.minutes);
      sessions =
        day === undefined || start === undefined
          ? after
          : [...after, { ...given, exam: place, day, start }];
    }
  }
  return sessions;
};

/** Before an exam: they do not stay empty while stated or settled work is left and a session finds room. */
const lastDays = 2;

const fillLastDays = (
  { problem, startOn, shortest }: Place,
  planned: readonly TimedSession[],
  exam: number,
): readonly TimedSession[] => {
  const { deadline = 0, fixedBy } = problem.frame.exams[exam] ?? {};
  const { statedMinutes, settledMinutes } = problem.exams[exam] ?? {};
  const work = statedMinutes ?? settledMinutes ?? 0;
  const fixed = (fixedBy?.[deadline - 1] ?? 0) * problem.units.unit;
  let sessions = planned;
  for (const day of daysFor(problem, exam).filter((each) => each >= deadline - lastDays)) {
    const done = sessions.reduce((sum, one) => (one.exam === exam ? sum + one.minutes : sum), 0);
    const isEmpty =
      problem.days[day]?.fixed.length === 0 && sessions.every((one) => one.day !== day);
    const isShort = work - fixed - done >= shortest;
    const start = isEmpty && isShort ? startOn(sessions, exam, day, shortest) : undefined;
    if (start !== undefined) sessions = [...sessions, { exam, day, start, minutes: shortest }];
  }
  return sessions;
};

interface MendedPlan {
  readonly sessions: readonly TimedSession[];
  /** A place was used that comfort would have left free. */
  readonly isSqueezed: boolean;
}

/**
 * The last word on "every exam gets time, spread over days": whole units, and comfort that is given
 * up for all days or none, may miss a place that is there by the minute.
 */
export const mendByTheMinute = (
  inputs: AdvancedInputs,
  problem: Problem,
  planned: readonly TimedSession[],
  held: readonly TimedSession[],
): MendedPlan => {
  const { minimum, maximum } = sessionLengthsOf(inputs);
  const place = {
    problem,
    startOn: roomFinder(inputs, problem),
    shortest: minimum,
    longest: maximum,
    usesSpare: wholeComfort(inputs).usesSpare,
    held,
  };
  const exams = [...problem.exams.keys()];
  const served = exams.reduce((sessions, exam) => serve(place, sessions, exam), planned);
  const fair = exams.reduce((sessions, exam) => evenOut(place, sessions, exam), served);
  const spreadOut = exams.reduce((sessions, exam) => spread(place, sessions, exam), fair);
  const mended = exams.reduce((sessions, exam) => fillLastDays(place, sessions, exam), spreadOut);
  return {
    sessions: mended.toSorted((one, other) => one.day - other.day || one.start - other.start),
    isSqueezed: mended !== planned,
  };
};
