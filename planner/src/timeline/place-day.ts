import { minutesPerDay } from "../time/clock-time.ts";

export const defaultStartMinute = 8 * 60;
/** No session is offered that ends later in the evening. */
export const latestEndMinute = 23 * 60;
export const gapMinutes = 15;

/** The first hour the calendar shows. */
export const firstVisibleMinute = 6 * 60;

interface Wanted {
  readonly minutes: number;
  /** Without a start it follows the session before it. */
  readonly startMinute?: number | undefined;
}

interface Placed<Session extends Wanted> {
  readonly session: Session;
  readonly start: number;
}

export interface PlacedDay<Session extends Wanted> {
  /** Sorted, without overlaps, within the day. */
  readonly placed: readonly Placed<Session>[];
  /** Sessions beyond 24 hours. */
  readonly unplaced: readonly Session[];
}

const endOf = <Session extends Wanted>({ session, start }: Placed<Session>): number =>
  start + session.minutes;

const placeAsked = <Session extends Wanted>(
  asked: readonly Placed<Session>[],
): readonly Placed<Session>[] => {
  const placed: Placed<Session>[] = [];
  for (const one of asked.toSorted((first, second) => first.start - second.start)) {
    const last = placed.at(-1);
    const overlaps = last !== undefined && one.start < endOf(last);
    placed.push(overlaps ? { ...one, start: endOf(last) + gapMinutes } : one);
  }
  return placed;
};

/** Sessions without a start follow each other around those with one. */
const placeFlowing = <Session extends Wanted>(
  flowing: readonly Session[],
  asked: readonly Placed<Session>[],
  dayStart: number,
): readonly Placed<Session>[] => {
  let cursor = dayStart;
  return flowing.map((session) => {
    for (const fixed of asked) {
      const clearsBefore = cursor + session.minutes + gapMinutes <= fixed.start;
      if (!clearsBefore) cursor = Math.max(cursor, endOf(fixed) + gapMinutes);
    }
    const start = cursor;
    cursor = start + session.minutes + gapMinutes;
    return { session, start };
  });
};

/** Only as far as needed. */
const pullBeforeMidnight = <Session extends Wanted>(
  sessions: readonly Placed<Session>[],
  gap: number,
): readonly Placed<Session>[] => {
  let latestEnd = minutesPerDay;
  return sessions
    .toReversed()
    .map((one, index, reversed) => {
      const start = Math.min(endOf(one), latestEnd) - one.session.minutes;
      const before = reversed[index + 1];
      const gapBefore = before === undefined ? 0 : one.start - endOf(before);
      latestEnd = start - Math.min(gap, gapBefore);
      return { session: one.session, start };
    })
    .toReversed();
};

const squeezes = [firstVisibleMinute, 0].flatMap((earliest) =>
  [gapMinutes, 10, 5, 0].map((gap) => ({ earliest, gap })),
);

const withinDay = <Session extends Wanted>(
  sessions: readonly Placed<Session>[],
): readonly Placed<Session>[] => {
  const [first] = sessions;
  const last = sessions.at(-1);
  if (first === undefined || last === undefined || endOf(last) <= minutesPerDay) return sessions;
  for (const { earliest, gap } of squeezes) {
    const placed = pullBeforeMidnight(sessions, gap);
    if ((placed[0]?.start ?? 0) >= Math.min(earliest, first.start)) return placed;
  }
  return pullBeforeMidnight(sessions, 0);
};

/**
 * Places the sessions of a day. A day that would pass midnight starts earlier: first down to 06:00,
 * then with shorter gaps, then before 06:00.
 */
export const placeDay = <Session extends Wanted>({
  sessions,
  dayStart = defaultStartMinute,
}: {
  readonly sessions: readonly Session[];
  readonly dayStart?: number | undefined;
}): PlacedDay<Session> => {
  const asked = placeAsked(
    sessions.flatMap((session) =>
      session.startMinute === undefined ? [] : [{ session, start: session.startMinute }],
    ),
  );
  const flowing = sessions.filter(({ startMinute }) => startMinute === undefined);
  const ordered = [...asked, ...placeFlowing(flowing, asked, dayStart)].sort(
    (first, second) => first.start - second.start,
  );

  const kept: Placed<Session>[] = [];
  const unplaced: Session[] = [];
  let total = 0;
  for (const one of ordered) {
    const fits = total + one.session.minutes <= minutesPerDay;
    if (fits) kept.push(one);
    else unplaced.push(one.session);
    total += fits ? one.session.minutes : 0;
  }

  return { placed: withinDay(kept), unplaced };
};
