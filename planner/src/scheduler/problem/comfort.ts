import { type Interval, intersectIntervals, minutesIn } from "../../free-time/intervals.ts";

interface Timed {
  /** Minutes from midnight. */
  readonly start: number;
  readonly minutes: number;
}

/** Prices of a placement, in minutes of preferred time. */
const prices = {
  session: 4,
  /** For each minute that a session is shorter than an hour, or longer than an hour and a half. */
  tooShort: 0.5,
  tooLong: 0.1,
  /** A start that is neither on the hour nor on the half hour. */
  oddStart: 15,
  /** A start after eight in the evening. */
  lateStart: 3,
  /** A start that leaves no time to eat after a class. */
  noMeal: 45,
} as const;

/** From so many idle minutes on, every pause costs the same. */
export const mostIdleMinutes = 60;
const idle = { perMinute: 0.2, around: 0.1, mayPassAround: 15, longAround: 45 } as const;

/** The price of idle minutes beyond the gap. Around a busy time a quarter of an hour is free and more costs less. */
export const idlePrice = (minutes: number, isWithinFreeTime: boolean): number => {
  if (isWithinFreeTime) return idle.perMinute * Math.min(minutes, mostIdleMinutes);
  return minutes > idle.longAround
    ? idle.perMinute * mostIdleMinutes
    : idle.around * Math.max(minutes - idle.mayPassAround, 0);
};

/** A session shorter than this, and this far from the one before it, is rarely worth another start. */
const lonely = { minutes: 45, price: 30 } as const;

/** Of the last session of a day, so many minutes after the one before it; of an only one, after no other. */
export const lonelyPrice = (minutes: number, pause: number = lonely.minutes): number =>
  minutes < lonely.minutes && pause >= lonely.minutes ? lonely.price : 0;

/** A pause of so many minutes before the first session that begins at `from` or later. */
export const dinner = { from: 18.25 * 60, shortest: 45, longest: 60 } as const;
const dinnerPrices = { missing: 45, had: -4 } as const;

/** Of a pause before a session. After a session of the evening it is not dinner. */
export const dinnerPrice = (start: number, pause: number, isAfterDinner: boolean): number => {
  if (isAfterDinner || start < dinner.from || pause > dinner.longest) return 0;
  return pause < dinner.shortest ? dinnerPrices.missing : dinnerPrices.had;
};

export const placementPrice = (
  { start, minutes }: Timed,
  noMeal: readonly Interval[] = [],
): number =>
  prices.session +
  (noMeal.some((time) => time.start <= start && start < time.end) ? prices.noMeal : 0) +
  prices.tooShort * Math.max(60 - minutes, 0) +
  prices.tooLong * Math.max(minutes - 90, 0) +
  (start % 30 === 0 ? 0 : prices.oddStart) +
  (start < 20 * 60 ? 0 : prices.lateStart);

/** Minutes of a session within some windows. */
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

/**
 * How comfortable the sessions of one day are, in minutes: the quantity that the oracle of a day
 * maximises.
 */
export const comfortOf = <Session extends Timed>({
  sessions,
  preferredOf,
  gapMinutes,
  free,
  noMeal,
}: {
  readonly sessions: readonly Session[];
  readonly preferredOf: (session: Session) => readonly Interval[];
  readonly gapMinutes: number;
  /** Of the day: a pause in which nothing could be studied costs nothing. */
  readonly free: readonly Interval[];
  readonly noMeal?: readonly Interval[] | undefined;
}): number => {
  const inOrder = sessions.toSorted((one, other) => one.start - other.start);
  return inOrder.reduce((comfort, session, index) => {
    const before = inOrder[index - 1];
    const from = before === undefined ? session.start : before.start + before.minutes + gapMinutes;
    const pause = { start: from, end: session.start };
    const isWithin = free.some(({ start, end }) => start <= pause.start && pause.end <= end);
    const idleMinutes = minutesIn(intersectIntervals(free, [pause]));
    return (
      comfort +
      preferredMinutes(session, preferredOf(session)) -
      placementPrice(session, noMeal) -
      idlePrice(idleMinutes, isWithin) -
      (before === undefined
        ? 0
        : dinnerPrice(
            session.start,
            session.start - before.start - before.minutes,
            before.start >= dinner.from,
          )) -
      (index < inOrder.length - 1
        ? 0
        : lonelyPrice(session.minutes, before && session.start - before.start - before.minutes))
    );
  }, 0);
};
