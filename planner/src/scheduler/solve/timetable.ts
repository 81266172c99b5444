import { subtractIntervals } from "../../free-time/intervals.ts";
import { DayOracle, kindsOfLengths } from "../problem/day-oracle.ts";
import { isAtClosedTime, type Problem } from "../problem/problem.ts";
import { isWithin, type TimedSession, takenBy } from "../problem/timed-session.ts";
import { intAt, itemAt } from "../problem/typed-values.ts";
import { type Draft, oracleOn, splitAt } from "./draft.ts";

interface WaitingSession {
  readonly exam: number;
  /** Units. */
  readonly length: number;
}

/** Sessions of a day as its oracle knows them. */
interface Layout {
  readonly oracle: DayOracle;
  readonly state: number;
  readonly kindOf: (session: WaitingSession) => number;
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
  isMeant: (session: WaitingSession) => boolean,
  last: number | undefined,
): WaitingSession => {
  const urgency = ({ exam }: WaitingSession): number => {
    const left = waiting.filter((other) => other.exam === exam).length;
    const mustAlternate = left > waiting.length - left;
    return (exam === last ? -100 : 0) + (mustAlternate ? 10 : 0) + (exams[exam]?.rating ?? 0);
  };
  const most = (best: WaitingSession, session: WaitingSession) =>
    urgency(session) > urgency(best) ? session : best;
  return waiting.filter(isMeant).reduce(most);
};

/** Sessions at the most comfortable times of a day, subjects in turn. */
const placeWaiting = (
  { problem }: Draft,
  day: number,
  { oracle, state, kindOf }: Layout,
  sessions: readonly WaitingSession[],
): readonly TimedSession[] => {
  let waiting = sessions;
  const order: WaitingSession[] = [];
  const placed = oracle.place(state, (kinds) => {
    const isMeant = (session: WaitingSession) => kinds.includes(kindOf(session));
    const session = nextSession(problem, waiting, isMeant, order.at(-1)?.exam);
    waiting = waiting.filter((other) => other !== session);
    order.push(session);
    return kindOf(session);
  });
  return placed.map(({ start }, index) => {
    const { exam, length } = itemAt(order, index);
    return { exam, day, start, minutes: length * problem.units.unit };
  });
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

/** Beyond this many sessions on a day, times of their own are too many to weigh. */
const mostOwn = 8;

/** Sessions are told apart by length, or one by one if a subject has times of its own. */
const layoutOf = (
  draft: Draft,
  day: number,
  waiting: readonly WaitingSession[],
  kept: readonly TimedSession[] = [],
): Layout => {
  const { units, preferredOf, closedOf, ownTimes, days } = draft.problem;
  const { free, capacity, mostSessions, gapMinutes, isPlain, noMeal } = itemAt(days, day);
  const hasOwn = ({ exam }: WaitingSession) => ownTimes.has(exam) || closedOf(exam, day).length > 0;
  const isOwn = waiting.length <= mostOwn && waiting.some(hasOwn);
  const kindOf = (one: WaitingSession) =>
    isOwn ? waiting.indexOf(one) : one.length - units.shortest;
  if (!isOwn && kept.length === 0)
    return { oracle: oracleOn(draft, day), state: intAt(draft.state, day), kindOf };
  const oracle = new DayOracle({
    free: subtractIntervals(free, takenBy(kept, day, gapMinutes)),
    kinds: isOwn
      ? waiting.map(({ exam, length }) => ({
          length,
          preferred: preferredOf(exam),
          closed: closedOf(exam, day),
        }))
      : kindsOfLengths(units, preferredOf(-1)),
    limit: capacity,
    gapMinutes,
    units,
    // Times of their own are worth waiting for.
    isPlain: isPlain && !isOwn,
    noMeal,
    mostSessions: mostSessions - kept.length,
  });
  return { oracle, state: oracle.holding(waiting.map(kindOf)), kindOf };
};

/** The other sessions of a day around those that stay, or nothing if there is no room. */
const placeAround = (
  draft: Draft,
  day: number,
  kept: readonly TimedSession[],
): readonly TimedSession[] | undefined => {
  const waiting = [...sessionsOn(draft, day)];
  for (const { exam, minutes } of kept) {
    const place = waiting.findIndex(
      (session) => session.exam === exam && session.length * draft.problem.units.unit === minutes,
    );
    if (place >= 0) waiting.splice(place, 1);
  }
  if (waiting.length === 0) return kept;
  const layout = layoutOf(draft, day, waiting, kept);
  if (layout.state < 0) return undefined;
  return [...kept, ...placeWaiting(draft, day, layout, waiting)].sort(
    (one, other) => one.start - other.start,
  );
};

const placeDay = (draft: Draft, day: number): readonly TimedSession[] => {
  const { problem } = draft;
  const kept = unmovedOn(draft, day);
  const around = kept.length > 0 ? placeAround(draft, day, kept) : undefined;
  if (around?.some((session) => isAtClosedTime(problem, session)) === false) return around;
  const sessions = sessionsOn(draft, day);
  return placeWaiting(draft, day, layoutOf(draft, day, sessions), sessions);
};

/** The sessions of a draft at their times, in order; fixed sessions are not among them. */
export const timetableOf = (draft: Draft): readonly TimedSession[] =>
  Array.from({ length: draft.days }, (_, day) => placeDay(draft, day)).flat();
