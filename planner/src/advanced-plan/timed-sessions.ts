import { type Draft, patternOn } from "./draft.ts";
import { placeWithWishes } from "./place-with-wishes.ts";
import type { Problem } from "./problem.ts";
import type { TimedSession } from "./timed-session.ts";

interface WaitingSession {
  readonly subject: number;
  /** Index of its length. */
  readonly length: number;
}

const sessionsOn = (draft: Draft, day: number): readonly WaitingSession[] => {
  const { options } = draft.problem;
  return [...draft.total.keys()].flatMap((subject) => {
    const option = draft.option[subject * draft.days + day] as number;
    return [options.first[option] as number, options.second[option] as number]
      .filter((length) => length >= 0)
      .map((length) => ({ subject, length }));
  });
};

/** The hardest first, and no subject twice in a row while another is left. */
const nextSession = (
  { subjects }: Problem,
  waiting: readonly WaitingSession[],
  candidates: readonly number[],
  last: number,
): WaitingSession | undefined => {
  const urgency = ({ subject }: WaitingSession): number => {
    const left = waiting.filter((other) => other.subject === subject).length;
    const mustAlternate = left > waiting.length - left;
    return (
      (subject === last ? -100 : 0) + (mustAlternate ? 10 : 0) + (subjects[subject]?.rating ?? 0)
    );
  };
  return waiting
    .filter(({ length }) => candidates.includes(length))
    .reduce<WaitingSession | undefined>(
      (best, session) => (best === undefined || urgency(session) > urgency(best) ? session : best),
      undefined,
    );
};

const placeDay = (draft: Draft, day: number): readonly TimedSession[] => {
  const { problem } = draft;
  const minutesOf = (length: number) =>
    (problem.options.lengths[length] ?? 0) * problem.options.unit;
  let waiting = sessionsOn(draft, day);
  const order: number[] = [];
  const placed = patternOn(draft, day).place(draft.state[day] as number, (candidates) => {
    const session = nextSession(problem, waiting, candidates, order.at(-1) ?? -1);
    if (session === undefined) return candidates[0] ?? 0;
    waiting = waiting.filter((other) => other !== session);
    order.push(session.subject);
    return session.length;
  });
  return placed.map(({ start, length }, index) => ({
    subject: order[index] ?? 0,
    day,
    start,
    minutes: minutesOf(length),
  }));
};

/** The sessions of a draft at their times, in order. */
export const timedSessionsOf = (draft: Draft): readonly TimedSession[] => {
  const { ownTimes, preferredOf, gapMinutes } = draft.problem;
  return Array.from({ length: draft.days }, (_, day) => {
    const sessions = placeDay(draft, day);
    if (!sessions.some(({ subject }) => ownTimes.has(subject))) return sessions;
    const { free } = patternOn(draft, day);
    return placeWithWishes({ sessions, free, gapMinutes, preferredOf });
  }).flat();
};
