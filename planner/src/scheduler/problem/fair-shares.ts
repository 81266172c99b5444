import { floatAt } from "./typed-values.ts";

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

/** Taken before each day, whatever the claims get; one entry more than there are days. */
type Running = Float64Array;

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
  readonly room: Running;
}): readonly number[] => {
  const shares = claims.map(() => 0);
  const open = new Set(claims.keys());
  while (open.size > 0) {
    let lowest = Number.POSITIVE_INFINITY;
    let final: readonly number[] = [...open];
    // Only the windows of open claims: others would loop forever.
    const windows = [...open].flatMap((index) => claims[index] ?? []);
    for (const from of new Set(windows.map(({ opens = 0 }) => opens)))
      for (const deadline of new Set(windows.map((claim) => claim.deadline))) {
        const within = [...claims.keys()].filter((index) => {
          const claim = claims[index];
          return claim !== undefined && (claim.opens ?? 0) >= from && claim.deadline <= deadline;
        });
        const members = within.filter((index) => open.has(index));
        if (members.length === 0) continue;
        const given = within.reduce((sum, index) => sum + (shares[index] ?? 0), 0);
        const level = levelFor(
          members.flatMap((index) => claims[index] ?? []),
          Math.max(floatAt(room, deadline) - floatAt(room, from) - given, 0),
        );
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
