import { addTo, floatAt } from "./typed-values.ts";

/** Less than this is a matter of rounding. */
export const nothing = 1e-6;

/** Minutes of works on days so far. */
export interface Sharing {
  /** Most minutes of each work, by day. */
  readonly most: readonly Float64Array[];
  /** Of each day. */
  readonly left: Float64Array;
  /** Of each work, by day. */
  readonly given: readonly Float64Array[];
}

const givenOn = ({ given }: Sharing, work: number, day: number): number => given[work]?.[day] ?? 0;

const openOn = (sharing: Sharing, work: number, day: number): number =>
  (sharing.most[work]?.[day] ?? 0) - givenOn(sharing, work, day);

const give = ({ given }: Sharing, work: number, day: number, minutes: number): void => {
  const row = given[work];
  if (row !== undefined) addTo(row, day, minutes);
};

/**
 * Puts some minutes of a work on a day, moving those of others if needed. Otherwise returns the
 * works in the way.
 */
const putSome = (sharing: Sharing, from: number, wanted: number): number | ReadonlySet<number> => {
  /** Works that could use each day, and the day each would leave. */
  const comes = new Map<number, number>();
  const goes = new Map<number, number>();
  const reached = new Set([from]);
  const reachThrough = (day: number): void => {
    for (const other of sharing.given.keys())
      if (!reached.has(other) && givenOn(sharing, other, day) > nothing) {
        goes.set(other, day);
        reached.add(other);
      }
  };
  for (const work of reached)
    for (const day of sharing.left.keys()) {
      if (comes.has(day) || openOn(sharing, work, day) <= nothing) continue;
      comes.set(day, work);
      if (floatAt(sharing.left, day) > nothing)
        return moveAlong(sharing, { comes, goes, from, day, wanted });
      reachThrough(day);
    }
  return reached;
};

const moveAlong = (
  sharing: Sharing,
  way: {
    readonly comes: ReadonlyMap<number, number>;
    readonly goes: ReadonlyMap<number, number>;
    readonly from: number;
    readonly day: number;
    readonly wanted: number;
  },
): number => {
  const moves: { work: number; to: number; off: number | undefined }[] = [];
  for (let to: number | undefined = way.day; to !== undefined; ) {
    const work = way.comes.get(to) ?? way.from;
    const off = way.goes.get(work);
    moves.push({ work, to, off });
    to = off;
  }
  const minutes = Math.min(
    way.wanted,
    floatAt(sharing.left, way.day),
    ...moves.map(({ work, to }) => openOn(sharing, work, to)),
    ...moves.flatMap(({ work, off }) => (off === undefined ? [] : [givenOn(sharing, work, off)])),
  );
  for (const { work, to, off } of moves) {
    give(sharing, work, to, minutes);
    if (off !== undefined) give(sharing, work, off, -minutes);
  }
  addTo(sharing.left, way.day, -minutes);
  return minutes;
};

export const sharingOf = (most: readonly Float64Array[], left: Float64Array): Sharing => ({
  most,
  left,
  given: most.map(() => new Float64Array(left.length)),
});

/** Whether there is more room for works that block each other. */
export type MakeRoom = (blocked: ReadonlySet<number>) => boolean;

/**
 * Puts minutes of a work on days, moving others if needed. Where these block each other, room may be made
 * for them; the works that still do are returned, and the rest has no place.
 */
export const putAll = (
  sharing: Sharing,
  work: number,
  minutes: number,
  makeRoom: MakeRoom = () => false,
): ReadonlySet<number> => {
  for (let missing = minutes; missing > nothing; ) {
    const put = putSome(sharing, work, missing);
    if (typeof put === "number") missing -= put;
    else if (!makeRoom(put)) return put;
  }
  return new Set();
};
