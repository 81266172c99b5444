import { formatClock, type ShowClock } from "../time/clock-time.ts";
import type { Neighbour } from "./place-breaks.ts";
import { settleDay } from "./settle-day.ts";

const endOf = (sessions: readonly { readonly start: number; readonly minutes: number }[]): number =>
  Math.max(...sessions.map(({ start, minutes }) => start + minutes));

/** The cost of a lock in a Quick Plan, as a sentence: the day compared with the same sessions without this lock. */
export const dayLockCostOf = ({
  lock,
  day,
  holds,
  showTime = formatClock,
}: {
  /** The id of the locked one. */
  readonly lock: string;
  /** All that is on its day, as it is shown. */
  readonly day: readonly Neighbour[];
  /** Sessions that do not move without the lock either: other locks, done and started ones. */
  readonly holds: (other: Neighbour) => boolean;
  readonly showTime?: ShowClock;
}): string => {
  const sessions = day
    .filter(({ isStudy }) => isStudy)
    .toSorted((one, other) => one.start - other.start)
    .map((shown) => {
      const isHeld = shown.id !== lock && holds(shown);
      return {
        shown,
        minutes: shown.minutes,
        startMinute: isHeld ? shown.start : undefined,
        holds: isHeld,
      };
    });
  const starts = settleDay({
    sessions,
    taken: day
      .filter(({ isStudy }) => !isStudy)
      .map(({ start, minutes }) => ({ start, end: start + minutes })),
  });
  const loose = sessions.map((session) => ({
    ...session.shown,
    start: starts.get(session) ?? session.shown.start,
    shownStart: session.shown.start,
  }));
  const moved = loose.filter(({ id, start, shownStart }) => id !== lock && start !== shownStart);
  const [first] = moved;
  const ends = { tied: endOf(sessions.map(({ shown }) => shown)), loose: endOf(loose) };
  const costs = [
    ...(first !== undefined && moved.length === 1
      ? [
          `${first.name} begins at ${showTime(first.shownStart)}, without it at ${showTime(first.start)}`,
        ]
      : []),
    ...(moved.length > 1 ? [`${moved.length} other sessions begin at other times`] : []),
    ...(ends.tied === ends.loose
      ? []
      : [`the day ends at ${showTime(ends.tied)}, without it at ${showTime(ends.loose)}`]),
  ];
  return costs.length === 0
    ? "The lock costs nothing: the rest of the day is the same without it."
    : `Because of the lock ${costs.join(", and ")}.`;
};
