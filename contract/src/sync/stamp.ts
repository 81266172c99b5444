/**
 * A hybrid logical clock's reading with the device that made it, as text that sorts by time:
 * milliseconds (15 digits), a counter for one millisecond (5 digits), the device.
 */
export type Stamp = string;

export interface ClockReading {
  /** Milliseconds since 1970. */
  readonly wall: number;
  readonly count: number;
}

/** How far a stamp may lie in the future, of the server or of what it holds. */
export const maxAheadMs = 5 * 60_000;

const maxCount = 99_999;
const maxWall = 999_999_999_999_999;
const stampPattern = /^(\d{15})-(\d{5})-([a-z0-9]{8,32})$/;

export const zeroReading: ClockReading = { wall: 0, count: 0 };

export const isStamp = (text: string): boolean => stampPattern.test(text);

/** Zero of an empty text, which stands for no stamp. */
export const readingOf = (stamp: Stamp): ClockReading => ({
  wall: Number(stamp.slice(0, 15)),
  count: Number(stamp.slice(16, 21)),
});

export const stampOf = ({ wall, count }: ClockReading, device: string): Stamp =>
  `${String(wall).padStart(15, "0")}-${String(count).padStart(5, "0")}-${device}`;

const isLater = (a: ClockReading, b: ClockReading): boolean =>
  a.wall > b.wall || (a.wall === b.wall && a.count > b.count);

export const laterReading = (a: ClockReading, b: ClockReading): ClockReading =>
  isLater(a, b) ? a : b;

/** The next reading: never at or before `last`, even when the wall clock stands or runs back. */
export const nextReading = (last: ClockReading, now: number): ClockReading => {
  const wall = Math.min(Math.max(0, Math.trunc(now)), maxWall);
  if (wall > last.wall) return { wall, count: 0 };
  return last.count < maxCount
    ? { wall: last.wall, count: last.count + 1 }
    : { wall: last.wall + 1, count: 0 };
};

/**
 * Whether no clock of the account's could have given this stamp. Its latest version counts as well as
 * the time: after a server's clock was ahead and put right, what was written meanwhile must not keep
 * what is written on top of it away until the time has caught up.
 */
export const isTooFarAhead = (
  stamp: Stamp,
  { now, latest }: { readonly now: number; readonly latest?: Stamp | undefined },
): boolean =>
  readingOf(stamp).wall >
  Math.max(now, latest === undefined ? 0 : readingOf(latest).wall) + maxAheadMs;
