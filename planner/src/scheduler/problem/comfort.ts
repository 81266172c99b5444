import type { Interval } from "../../free-time/intervals.ts";

interface Timed {
  /** Minutes from midnight. */
  readonly start: number;
  readonly minutes: number;
}

/** What a placement costs, in minutes of preferred time. */
const prices = {
  session: 4,
  /** For each minute that a session is shorter than an hour, or longer than an hour and a half. */
  tooShort: 0.3,
  tooLong: 0.1,
  /** A start that is neither on the hour nor on the half hour. */
  oddStart: 15,
} as const;

/** The price of a further block of study on the same day. */
export const furtherBlockPrice = 12;

/** A pause that is so much longer than the gap begins a new block. */
export const blockPause = 45;

export const placementPrice = ({ start, minutes }: Timed): number =>
  prices.session +
  prices.tooShort * Math.max(60 - minutes, 0) +
  prices.tooLong * Math.max(minutes - 90, 0) +
  (start % 30 === 0 ? 0 : prices.oddStart);

/** Minutes of a session that lie within some windows. */
export const preferredMinutes = (
  { start, minutes }: Timed,
  preferred: readonly Interval[],
): number => {
  let inside = 0;
  for (const window of preferred) {
    const from = Math.max(window.start, start);
    inside += Math.max(Math.min(window.end, start + minutes) - from, 0);
  }
  return inside;
};

/** How comfortable the sessions of one day are, in minutes: what the oracle of a day makes most of. */
export const comfortOf = <Session extends Timed>({
  sessions,
  preferredOf,
  gapMinutes,
}: {
  readonly sessions: readonly Session[];
  readonly preferredOf: (session: Session) => readonly Interval[];
  readonly gapMinutes: number;
}): number => {
  const inOrder = sessions.toSorted((one, other) => one.start - other.start);
  return inOrder.reduce((comfort, session, index) => {
    const before = inOrder[index - 1];
    const pause = before === undefined ? 0 : session.start - before.start - before.minutes;
    return (
      comfort +
      preferredMinutes(session, preferredOf(session)) -
      placementPrice(session) -
      (pause > gapMinutes + blockPause ? furtherBlockPrice : 0)
    );
  }, 0);
};
