import { arrangeDay } from "./arrange-day.ts";
import type { Neighbour } from "./place-breaks.ts";

/** How many sessions of a Quick Plan's day start later because of one lock. */
export const startsLaterFor = ({
  lock,
  day,
  holds,
}: {
  /** The id of the locked one. */
  readonly lock: string;
  /** Everything shown on its day. */
  readonly day: readonly Neighbour[];
  /** Sessions that do not move without the lock either: other locks, done and started ones. */
  readonly holds: (other: Neighbour) => boolean;
}): number => {
  const sessions = day
    .filter(({ isStudy }) => isStudy)
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, ...shown }) => {
      const isHeld = shown.id !== lock && holds({ ...shown, start });
      return {
        ...shown,
        shownStart: start,
        startMinute: isHeld ? start : undefined,
        holds: isHeld,
      };
    });
  const starts = arrangeDay({
    sessions,
    taken: day
      .filter(({ isStudy }) => !isStudy)
      .map(({ start, minutes }) => ({ start, end: start + minutes })),
  });
  return sessions.filter(
    (session) => session.id !== lock && (starts.get(session) ?? 0) < session.shownStart,
  ).length;
};
