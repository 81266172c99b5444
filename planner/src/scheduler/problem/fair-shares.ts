import { floatAt, sumOf } from "./typed-values.ts";

export interface Claim {
  /** Nothing can be done for it before this day. */
  readonly opens?: number;
  /** It is due before this day. */
  readonly deadline: number;
  readonly weight: number;
  /** Studied already: it counts towards the level, and takes nothing. */
  readonly credit: number;
  /** Most it can get, its credit included. */
  readonly most: number;
}

const shareAt = ({ weight, credit, most }: Claim, level: number): number =>
  Math.max(0, Math.min(most, level * weight) - credit);

/** The highest level at which these claims together take no more than the time left. */
const levelFor = (claims: readonly Claim[], left: number): number => {
  const taken = (level: number) => claims.reduce((sum, claim) => sum + shareAt(claim, level), 0);
  // Piecewise linear between the levels at which a claim starts and is full.
  const bends = claims
    .flatMap(({ weight, credit, most }) => [credit / weight, most / weight])
    .sort((one, other) => one - other);
  let low = 0;
  for (const bend of bends) {
    if (taken(bend) > left + 1e-9) {
      const rise = (taken(bend) - taken(low)) / (bend - low);
      return low + (left - taken(low)) / rise;
    }
    low = bend;
  }
  return Number.POSITIVE_INFINITY;
};

/**
 * Weighted max-min fairness with credit: one level rises for all until the days from an opening to a
 * deadline are full; claims within these days keep it, the others continue.
 */
export const fairShares = ({
  claims,
  room,
}: {
  readonly claims: readonly Claim[];
  /** Free capacity before each day; one entry more than days. */
  readonly room: Float64Array;
}): readonly number[] => {
  const shares = claims.map(() => 0);
  const open = new Set(claims.keys());
  /** The level that fills the days from an opening to a deadline, and the open claims within them. */
  const levelWithin = (from: number, deadline: number) => {
    const within = claims.flatMap((claim, index) =>
      (claim.opens ?? 0) >= from && claim.deadline <= deadline ? [index] : [],
    );
    const members = within.filter((index) => open.has(index));
    const given = sumOf(within.map((index) => shares[index] ?? 0));
    const left = Math.max(floatAt(room, deadline) - floatAt(room, from) - given, 0);
    const own = members.flatMap((index) => claims[index] ?? []);
    return { level: levelFor(own, left), members };
  };
  while (open.size > 0) {
    let lowest = Number.POSITIVE_INFINITY;
    let final: readonly number[] = [...open];
    // Only the windows of open claims: others would loop forever.
    const windows = [...open].flatMap((index) => claims[index] ?? []);
    const deadlines = new Set(windows.map(({ deadline }) => deadline));
    const bounds = [...new Set(windows.map(({ opens = 0 }) => opens))].flatMap((from) =>
      [...deadlines].map((deadline) => [from, deadline] as const),
    );
    for (const [from, deadline] of bounds) {
      const { level, members } = levelWithin(from, deadline);
      if (level < lowest) [lowest, final] = [level, members];
    }
    for (const index of final) {
      const claim = claims[index];
      if (claim !== undefined) shares[index] = shareAt(claim, lowest);
      open.delete(index);
    }
  }
  return shares;
};
