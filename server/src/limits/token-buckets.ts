interface BucketsInput {
  /** Tokens of a full bucket. */
  readonly most: number;
  /** Tokens that come back each second. */
  readonly perSecond: number;
  /** A monotonic clock in milliseconds. */
  readonly elapsed?: () => number;
}

const sweptAbove = 10_000;

/** In memory: per process, and full at the start. */
export function createTokenBuckets({
  most,
  perSecond,
  elapsed = () => performance.now(),
}: BucketsInput) {
  const buckets = new Map<string, { readonly used: number; readonly at: number }>();

  const usedOf = (key: string, time: number): number => {
    const known = buckets.get(key);
    if (known === undefined) return 0;
    return Math.max(0, known.used - ((time - known.at) * perSecond) / 1_000);
  };

  const set = (key: string, used: number, time: number) => {
    buckets.set(key, { used, at: time });
    if (buckets.size <= sweptAbove) return;
    for (const each of [...buckets.keys()]) if (usedOf(each, time) === 0) buckets.delete(each);
  };

  return {
    /**
     * Takes tokens and returns 0, or takes none and returns the milliseconds until one is back. The
     * last take may overdraw.
     */
    take: (key: string, cost = 1): number => {
      const time = elapsed();
      const used = usedOf(key, time);
      if (used > most - 1) return Math.ceil(((used - most + 1) * 1_000) / perSecond);
      set(key, used + cost, time);
      return 0;
    },
    /** For work already done; may go into debt. */
    charge: (key: string, cost: number) => {
      const time = elapsed();
      set(key, usedOf(key, time) + cost, time);
    },
  };
}
