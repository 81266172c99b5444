import type { Interval } from "../../free-time/intervals.ts";
import { placementPrice, preferredMinutes } from "../problem/comfort.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import { greatestDivisor } from "../problem/typed-values.ts";

interface WishInputs {
  /** A placement that is already legal. */
  readonly sessions: readonly TimedSession[];
  readonly free: readonly Interval[];
  readonly gapMinutes: number;
  readonly noMeal: readonly Interval[];
  readonly preferredOf: (exam: number) => readonly Interval[];
  readonly closedOf: (exam: number) => readonly Interval[];
}

interface Best {
  readonly won: number;
  /** The session placed here; -1 waits. */
  readonly placed: number;
}

/** Of a minute at a time at which the subject is not to be studied: no comfort outweighs it. */
const closedPrice = 1_000;

/** Beyond this many sessions on one day the orders are too many to try. */
const maxSessions = 8;

/** Sessions of the same exam and length that come before each: they are placed before it. */
const twinsIn = (sessions: readonly TimedSession[]): readonly number[] =>
  sessions.map(({ exam, minutes }, index) =>
    sessions
      .slice(0, index)
      .reduce(
        (set, other, place) =>
          other.exam === exam && other.minutes === minutes ? set | (1 << place) : set,
        0,
      ),
  );

interface Choice {
  /** Comfort. */
  readonly won: number;
  /** The next start after it. */
  readonly next: number;
}

/** Each session's choices by its start. */
type Choices = readonly (readonly (Choice | undefined)[])[];

/** From a start on, for the sessions still to place as bits. */
type Solve = (at: number, left: number) => Best;

const solver = (twins: readonly number[], starts: number, choices: Choices): Solve => {
  const known = new Map<number, Best>();
  const isWaiting = (index: number, left: number): boolean =>
    (left & (1 << index)) !== 0 && (left & (twins[index] ?? 0)) === 0;
  const found = (at: number, left: number): Best => {
    let best = { won: solve(at + 1, left).won, placed: -1 };
    for (const [index, of] of choices.entries()) {
      const choice = of[at];
      if (choice === undefined || !isWaiting(index, left)) continue;
      const won = solve(choice.next, left & ~(1 << index)).won + choice.won;
      // Equally good and sooner is better; among the sooner ones the order given stays.
      if (won > best.won || (won === best.won && best.placed < 0)) best = { won, placed: index };
    }
    return best;
  };
  const solve: Solve = (at, left) => {
    if (left === 0) return { won: 0, placed: -1 };
    if (at >= starts) return { won: Number.NEGATIVE_INFINITY, placed: -1 };
    const key = at * 2 ** choices.length + left;
    const best = known.get(key) ?? found(at, left);
    known.set(key, best);
    return best;
  };
  return solve;
};

/** The sessions where the best choices put them, or as they were if not all of them fit. */
const replay = (
  sessions: readonly TimedSession[],
  starts: readonly { readonly start: number }[],
  choices: Choices,
  solve: Solve,
): readonly TimedSession[] => {
  const placed: TimedSession[] = [];
  let left = 2 ** sessions.length - 1;
  let at = 0;
  while (at < starts.length && left > 0) {
    const index = solve(at, left).placed;
    const session = sessions[index];
    if (session !== undefined) {
      placed.push({ ...session, start: starts[at]?.start ?? 0 });
      left &= ~(1 << index);
    }
    at = choices[index]?.[at]?.next ?? at + 1;
  }
  return left === 0 ? placed : sessions;
};

/** The same sessions of one day outside of each subject's closed times, and most in its preferred ones. */
export const placeWithWishes = ({
  sessions,
  free,
  gapMinutes,
  noMeal,
  preferredOf,
  closedOf,
}: WishInputs): readonly TimedSession[] => {
  if (sessions.length > maxSessions) return sessions;
  const edges = free.flatMap(({ start, end }) => [start, end]);
  const lengths = sessions.map(({ minutes }) => minutes);
  const tick = [15, gapMinutes, ...edges, ...lengths].reduce(greatestDivisor);
  const starts = free.flatMap(({ start, end }) =>
    Array.from({ length: (end - start) / tick }, (_, index) => ({
      start: start + index * tick,
      room: end - start - index * tick,
    })),
  );
  const nextAt = (minute: number): number => {
    const index = starts.findIndex(({ start }) => start >= minute);
    return index < 0 ? starts.length : index;
  };
  const choices: Choices = sessions.map(({ exam, minutes }) =>
    starts.map(({ start, room }) => {
      if (minutes > room) return undefined;
      const timed = { start, minutes };
      const won =
        preferredMinutes(timed, preferredOf(exam)) -
        placementPrice(timed, noMeal) -
        closedPrice * preferredMinutes(timed, closedOf(exam));
      return { won, next: nextAt(start + minutes + gapMinutes) };
    }),
  );
  return replay(sessions, starts, choices, solver(twinsIn(sessions), starts.length, choices));
};
