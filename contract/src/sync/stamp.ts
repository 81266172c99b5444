/** A hybrid logical clock reading as sortable text: milliseconds (15 digits), counter (5 digits), device. */
export type Stamp = string;

export interface ClockReading {
  readonly wall: number;
  readonly count: number;
}

/** How far a stamp may be ahead of the server or of the account's latest stamp. */
export const maxAheadMs = 5 * 60_000;

const maxCount = 99_999;
const maxWall = 999_999_999_999_999;
const stampPattern = /^(\d{15})-(\d{5})-([a-z0-9]{8,32})$/;

export const zeroReading: ClockReading = { wall: 0, count: 0 };

export const isStamp = (text: string): boolean => stampPattern.test(text);

/** Zero for an empty text, which means no stamp. */
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

/** Always after `last`, even if the wall clock stops or runs back. */
export const nextReading = (last: ClockReading, now: number): ClockReading => {
  const wall = Math.min(Math.max(0, Math.trunc(now)), maxWall);
  if (wall > last.wall) return { wall, count: 0 };
  return last.count < maxCount
    ? { wall: last.wall, count: last.count + 1 }
    : { wall: last.wall + 1, count: 0 };
};

/**
 * Also compared with the account's latest stamp: after a server's clock was ahead, edits on top of
 * those versions must be accepted.
 */
export const isTooFarAhead = (
  stamp: Stamp,
  { now, latest }: { readonly now: number; readonly latest?: Stamp | undefined },
): boolean =>
  readingOf(stamp).wall >
  Math.max(now, latest === undefined ? 0 : readingOf(latest).wall) + maxAheadMs;
