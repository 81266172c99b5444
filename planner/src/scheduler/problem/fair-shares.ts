import { floatAt } from "./typed-values.ts";

export interface Claim {
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

/** The highest level at which these claims together take no more than what is left. */
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
 * Weighted max-min fairness with credit: one level rises for all until the days before a deadline
 * are full; exams due by then keep it, the others continue.
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
  const membersUntil = (deadline: number): readonly number[] =>
    [...open].filter((index) => (claims[index]?.deadline ?? 0) <= deadline);
  while (open.size > 0) {
    let lowest = Number.POSITIVE_INFINITY;
    let frozen: readonly number[] = [...open];
    // Only deadlines after an open claim: others would loop forever.
    const deadlines = new Set([...open].map((index) => claims[index]?.deadline ?? 0));
    for (const deadline of deadlines) {
      const members = membersUntil(deadline);
      const given = claims.reduce(
        (sum, claim, index) =>
          claim.deadline <= deadline && !open.has(index) ? sum + (shares[index] ?? 0) : sum,
        0,
      );
      const level = levelFor(
        members.flatMap((index) => claims[index] ?? []),
        Math.max(floatAt(room, deadline) - given, 0),
      );
      if (level < lowest) [lowest, frozen] = [level, members];
    }
    for (const index of frozen) {
      const claim = claims[index];
      if (claim !== undefined) shares[index] = shareAt(claim, lowest);
      open.delete(index);
    }
  }
  return shares;
};
