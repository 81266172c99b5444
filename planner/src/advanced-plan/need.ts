/** Part of the fair share that is planned; the rest stays free for what takes longer than thought. */
const plannedPart = 0.9;

export interface Claim {
  /** Days from today on which it may be studied: 0 up to, not including, this one. */
  readonly deadline: number;
  readonly weight: number;
  /** Factor asked for by the student; below 1 it also holds where nobody else wants the time. */
  readonly emphasis: number;
}

interface ShareInputs {
  readonly claims: readonly Claim[];
  readonly weights: readonly number[];
  /** Units that fit before each day; one entry more than there are days. */
  readonly cumulative: Float64Array;
  /** Most units each claim can take by itself. */
  readonly most: readonly number[];
}

/** Weighted max-min fair shares of what fits before each deadline. */
const fairShares = ({ claims, weights, cumulative, most }: ShareInputs): readonly number[] => {
  const shares = claims.map(() => 0);
  const open = new Set(claims.keys());
  const deadlines = [...new Set(claims.map(({ deadline }) => deadline))];
  while (open.size > 0) {
    let level = Number.POSITIVE_INFINITY;
    let frozen: number[] = [];
    const consider = (candidate: number, members: () => number[]) => {
      if (candidate >= level) return;
      level = candidate;
      frozen = members();
    };
    for (const deadline of deadlines) {
      let left = cumulative[deadline] ?? 0;
      let weight = 0;
      for (const [index, claim] of claims.entries()) {
        if (claim.deadline > deadline) continue;
        if (open.has(index)) weight += weights[index] ?? 0;
        else left -= shares[index] ?? 0;
      }
      if (weight > 0)
        consider(Math.max(left, 0) / weight, () =>
          [...open].filter((index) => (claims[index]?.deadline ?? 0) <= deadline),
        );
    }
    for (const index of open) consider((most[index] ?? 0) / (weights[index] ?? 1), () => [index]);
    for (const index of frozen) {
      shares[index] = level * (weights[index] ?? 0);
      open.delete(index);
    }
    // Without this a claim that no deadline reaches would be looked at for ever.
    if (frozen.length === 0) break;
  }
  return shares;
};

/** Units each subject needs, in whole shortest sessions as far as its share allows. */
export const needsOf = ({
  claims,
  cumulative,
  most,
  shortest,
}: {
  readonly claims: readonly Claim[];
  readonly cumulative: Float64Array;
  readonly most: readonly number[];
  readonly shortest: number;
}): readonly number[] => {
  const shares = fairShares({
    claims,
    weights: claims.map(({ weight, emphasis }) => weight * emphasis),
    cumulative,
    most,
  });
  const neutral = claims.every(({ emphasis }) => emphasis >= 1)
    ? shares
    : fairShares({ claims, weights: claims.map(({ weight }) => weight), cumulative, most });
  return claims.map(({ emphasis }, index) => {
    const share = Math.min(
      shares[index] ?? 0,
      emphasis < 1 ? (neutral[index] ?? 0) * emphasis : Number.POSITIVE_INFINITY,
    );
    const rounded = Math.ceil((plannedPart * share) / shortest - 1e-9) * shortest;
    return Math.max(shortest, Math.min(rounded, Math.floor(share + 1e-9)));
  });
};

/** The day loads that meet every need with the lowest peak, as far as each day can hold them. */
export const evenLoads = ({
  claims,
  needs,
  cumulative,
}: {
  readonly claims: readonly Pick<Claim, "deadline">[];
  readonly needs: readonly number[];
  readonly cumulative: Float64Array;
}): Float64Array => {
  const days = cumulative.length - 1;
  const loads = new Float64Array(days);
  const before = (day: number): number => cumulative[day] ?? 0;
  let from = 0;
  while (from < days) {
    let highest = 0;
    let until = days;
    let need = 0;
    for (let day = from + 1; day <= days; day++) {
      claims.forEach(({ deadline }, index) => {
        if (deadline === day) need += needs[index] ?? 0;
      });
      const room = before(day) - before(from);
      const ratio = room > 0 ? Math.min(need / room, 1) : 0;
      if (ratio >= highest && ratio > 0) {
        highest = ratio;
        until = day;
      }
    }
    for (let day = from; day < until; day++) loads[day] = highest * (before(day + 1) - before(day));
    from = until;
  }
  return loads;
};
