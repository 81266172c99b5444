import type { Interval } from "../free-time/intervals.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import {
  defaultStartMinute,
  firstVisibleMinute,
  gapMinutes,
  placeDay,
} from "../timeline/place-day.ts";

interface Wanted {
  readonly minutes: number;
  /** A start of its own; without one it follows the session before it. */
  readonly startMinute?: number | undefined;
  /** It keeps its time, and others give way. */
  readonly holds: boolean;
}

const meets = (one: Interval, other: Interval): boolean =>
  one.start < other.end && one.end > other.start;

/** The first free start from `from` on; past midnight if there is none. */
const firstFree = (
  minutes: number,
  from: number,
  taken: readonly Interval[],
  gap: number,
): number => {
  let start = from;
  for (;;) {
    const at = start;
    const met = taken.filter((time) =>
      meets({ start: at, end: at + minutes }, { start: time.start - gap, end: time.end + gap }),
    );
    if (met.length === 0) return start;
    start = Math.max(...met.map(({ end }) => end)) + gap;
  }
};

/** The specified rule: a session waits for each fixed time that it would meet, in their order. */
const behindFixed = (from: number, minutes: number, fixed: readonly Interval[]): number =>
  fixed.reduce(
    (start, time) =>
      start + minutes + gapMinutes > time.start ? Math.max(start, time.end + gapMinutes) : start,
    from,
  );

/** The first free start from `from` on or, where midnight is too near, the first of the day. */
const freeWithinDay = (minutes: number, from: number, taken: readonly Interval[]): number =>
  [firstFree(minutes, from, taken, gapMinutes), firstFree(minutes, 0, taken, 0)].find(
    (start) => start + minutes <= minutesPerDay,
  ) ?? from;

const squeezes = [
  { from: firstVisibleMinute, gap: gapMinutes },
  { from: firstVisibleMinute, gap: 5 },
  { from: firstVisibleMinute, gap: 0 },
  { from: 0, gap: 0 },
];

/** One after the other in the room around fixed sessions; undefined if they do not all fit. */
const squeeze = <Session extends Wanted>(
  sessions: readonly Session[],
  held: readonly Interval[],
  { from, gap }: (typeof squeezes)[number],
): ReadonlyMap<Session, number> | undefined => {
  const taken = [...held];
  const starts = new Map<Session, number>();
  for (const session of sessions) {
    const start = firstFree(session.minutes, from, taken, gap);
    if (start + session.minutes > minutesPerDay) return undefined;
    taken.push({ start, end: start + session.minutes });
    starts.set(session, start);
  }
  return starts;
};

const squeezed = <Session extends Wanted>(
  sessions: readonly Session[],
  held: readonly Interval[],
): ReadonlyMap<Session, number> | undefined => {
  for (const way of squeezes) {
    const starts = squeeze(sessions, held, way);
    if (starts !== undefined) return starts;
  }
  return undefined;
};

/**
 * Places the sessions of a day around those that keep their time: an overlapping one goes behind,
 * and those without a start follow the specified rule.
 */
export const arrangeDay = <Session extends Wanted>({
  sessions,
  taken,
  dayStart = defaultStartMinute,
}: {
  readonly sessions: readonly Session[];
  /** Times that are not sessions. */
  readonly taken: readonly Interval[];
  readonly dayStart?: number | undefined;
}): ReadonlyMap<Session, number> => {
  const starts = new Map<Session, number>();
  const held: Interval[] = [...taken];
  const put = (session: Session, start: number, among: Interval[]) => {
    starts.set(session, start);
    among.push({ start, end: start + session.minutes });
  };
  const asking = sessions
    .filter(({ startMinute }) => startMinute !== undefined)
    .sort((one, other) => (one.startMinute ?? 0) - (other.startMinute ?? 0));
  const asIt = (session: Session) => {
    const start = session.startMinute ?? 0;
    return { start, end: start + session.minutes };
  };
  const overlaid: Session[] = [];
  for (const session of asking.filter(({ holds }) => holds)) {
    if ([...starts.keys()].some((other) => meets(asIt(session), asIt(other))))
      overlaid.push(session);
    else put(session, asIt(session).start, held);
  }
  // Two that were put on one time, by two devices for instance: the later one gives way, and no third.
  for (const session of overlaid)
    put(session, freeWithinDay(session.minutes, asIt(session).start, held), held);
  const others = sessions.filter((session) => !starts.has(session));
  const placed = [...held];
  // Sessions without a conflict first: one that gives way moves no third session.
  const met: Session[] = [];
  for (const session of asking.filter(({ holds }) => !holds)) {
    if (placed.some((time) => meets(asIt(session), time))) met.push(session);
    else put(session, asIt(session).start, placed);
  }
  for (const session of met)
    put(session, firstFree(session.minutes, asIt(session).start, placed, gapMinutes), placed);
  const flowing = others.filter(({ startMinute }) => startMinute === undefined);
  const fixed = placed.toSorted((one, other) => one.start - other.start);
  let cursor = dayStart;
  for (const session of flowing) {
    cursor = behindFixed(cursor, session.minutes, fixed);
    starts.set(session, cursor);
    cursor += session.minutes + gapMinutes;
  }
  const isPast = (session: Session) => (starts.get(session) ?? 0) + session.minutes > minutesPerDay;
  if (!others.some(isPast)) return starts;
  const inOrder = others.toSorted(
    (one, other) => (starts.get(one) ?? 0) - (starts.get(other) ?? 0),
  );
  // A session at the start it asks for moves only if the others do not fit around it.
  const isAsIt = (session: Session) => starts.get(session) === session.startMinute;
  const moving = inOrder.filter((session) => !isAsIt(session));
  const around = [...held, ...inOrder.filter(isAsIt).map(asIt)];
  const fitting = squeezed(moving, around) ?? squeezed(inOrder, held) ?? new Map<Session, number>();
  for (const [session, start] of fitting) starts.set(session, start);
  return starts;
};

/** Whether the day would look the same without locks. */
export const isShownSo = <Session extends Wanted>(
  sessions: readonly Session[],
  starts: ReadonlyMap<Session, number>,
  dayStart: number | undefined,
): boolean =>
  placeDay({ sessions, dayStart }).placed.every(
    ({ session, start }) => starts.get(session) === start,
  );
