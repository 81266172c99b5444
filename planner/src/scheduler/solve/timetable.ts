import { subtractIntervals } from "../../free-time/intervals.ts";
import { DayOracle } from "../problem/day-oracle.ts";
import { isAtClosedTime, type Problem } from "../problem/problem.ts";
import { isWithin, type TimedSession, takenBy } from "../problem/timed-session.ts";
import { intAt, itemAt } from "../problem/typed-values.ts";
import { type Draft, oracleOn, splitAt } from "./draft.ts";
import { placeWithWishes } from "./place-with-wishes.ts";

interface WaitingSession {
  readonly exam: number;
  /** Units. */
  readonly length: number;
}

const sessionsOn = (draft: Draft, day: number): readonly WaitingSession[] =>
  [...draft.total.keys()].flatMap((exam) =>
    (draft.problem.units.splits[splitAt(draft, exam, day)]?.lengths ?? []).map((length) => ({
      exam,
      length,
    })),
  );

/** The hardest first, and no subject twice in a row while another is left. */
const nextSession = (
  { exams }: Problem,
  waiting: readonly WaitingSession[],
  lengths: readonly number[],
  last: number,
): WaitingSession | undefined => {
  const urgency = ({ exam }: WaitingSession): number => {
    const left = waiting.filter((other) => other.exam === exam).length;
    const mustAlternate = left > waiting.length - left;
    return (exam === last ? -100 : 0) + (mustAlternate ? 10 : 0) + (exams[exam]?.rating ?? 0);
  };
  return waiting
    .filter(({ length }) => lengths.includes(length))
    .reduce<WaitingSession | undefined>(
      (best, session) => (best === undefined || urgency(session) > urgency(best) ? session : best),
      undefined,
    );
};

/** Sessions at the most comfortable times of a day, subjects in turn. */
const placeWaiting = (
  problem: Problem,
  day: number,
  oracle: DayOracle,
  state: number,
  sessions: readonly WaitingSession[],
): readonly TimedSession[] => {
  let waiting = sessions;
  const order: number[] = [];
  const placed = oracle.place(state, (lengths) => {
    const session = nextSession(problem, waiting, lengths, order.at(-1) ?? -1);
    waiting = waiting.filter((other) => other !== session);
    order.push(session?.exam ?? 0);
    return session?.length ?? lengths[0] ?? 0;
  });
  return placed.map(({ start, length }, index) => ({
    exam: order[index] ?? 0,
    day,
    start,
    minutes: length * problem.units.unit,
  }));
};

/** Sessions of the plan before that are still there, at their old times. */
const unmovedOn = (draft: Draft, day: number): readonly TimedSession[] => {
  const { problem } = draft;
  const { before, units } = problem;
  const { free, gapMinutes } = itemAt(problem.days, day);
  const kept: TimedSession[] = [];
  const there = before.filter((session) => session.day === day);
  const isFree = (session: TimedSession) =>
    isWithin(subtractIntervals(free, takenBy(kept, day, gapMinutes)), session);
  for (const exam of draft.total.keys()) {
    const lengths = [...(units.splits[splitAt(draft, exam, day)]?.lengths ?? [])];
    for (const session of there.filter((each) => each.exam === exam)) {
      const place = lengths.indexOf(session.minutes / units.unit);
      if (place < 0 || isAtClosedTime(problem, session) || !isFree(session)) continue;
      lengths.splice(place, 1);
      kept.push(session);
    }
  }
  return kept;
};

/** The other sessions of a day around those that stay, or nothing if there is no room. */
const placeAround = (
  draft: Draft,
  day: number,
  kept: readonly TimedSession[],
): readonly TimedSession[] | undefined => {
  const { problem } = draft;
  const { units, preferredOf } = problem;
  const { free, capacity, mostSessions, gapMinutes, isPlain, noMeal } = itemAt(problem.days, day);
  const waiting = [...sessionsOn(draft, day)];
  for (const { exam, minutes } of kept) {
    const place = waiting.findIndex(
      (session) => session.exam === exam && session.length * units.unit === minutes,
    );
    if (place >= 0) waiting.splice(place, 1);
  }
  if (waiting.length === 0) return kept;
  const oracle = new DayOracle({
    free: subtractIntervals(free, takenBy(kept, day, gapMinutes)),
    preferred: preferredOf(-1),
    limit: capacity,
    gapMinutes,
    units,
    isPlain,
    noMeal,
    mostSessions: mostSessions - kept.length,
  });
  const state = oracle.holding(waiting.map(({ length }) => length));
  if (state < 0) return undefined;
  return [...kept, ...placeWaiting(problem, day, oracle, state, waiting)].sort(
    (one, other) => one.start - other.start,
  );
};

const placeDay = (draft: Draft, day: number): readonly TimedSession[] => {
  const { problem } = draft;
  const kept = unmovedOn(draft, day);
  const around = kept.length > 0 ? placeAround(draft, day, kept) : undefined;
  if (around?.some((session) => isAtClosedTime(problem, session)) === false) return around;
  const sessions = placeWaiting(
    problem,
    day,
    oracleOn(draft, day),
    intAt(draft.state, day),
    sessionsOn(draft, day),
  );
  const hasOwnTimes = ({ exam }: TimedSession) =>
    problem.ownTimes.has(exam) || problem.closedOf(exam, day).length > 0;
  if (!sessions.some(hasOwnTimes)) return sessions;
  const { preferredOf } = problem;
  const { free, gapMinutes, noMeal } = itemAt(problem.days, day);
  const closedOf = (exam: number) => problem.closedOf(exam, day);
  return placeWithWishes({ sessions, free, gapMinutes, noMeal, preferredOf, closedOf });
};

/** The sessions of a draft at their times, in order; fixed sessions are not among them. */
export const timetableOf = (draft: Draft): readonly TimedSession[] =>
  Array.from({ length: draft.days }, (_, day) => placeDay(draft, day)).flat();
