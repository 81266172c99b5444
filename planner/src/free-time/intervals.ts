export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Sorted, without empty ones; overlapping and touching ones merged. */
export const mergeIntervals = (intervals: readonly Interval[]): readonly Interval[] => {
  const sorted = intervals
    .filter(({ start, end }) => end > start)
    .sort((first, second) => first.start - second.start);
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last === undefined || interval.start > last.end) merged.push(interval);
    else if (interval.end > last.end)
      merged[merged.length - 1] = { start: last.start, end: interval.end };
  }
  return merged;
};

export const intersectIntervals = (
  first: readonly Interval[],
  second: readonly Interval[],
): readonly Interval[] =>
  mergeIntervals(
    mergeIntervals(first).flatMap((one) =>
      mergeIntervals(second).map((other) => ({
        start: Math.max(one.start, other.start),
        end: Math.min(one.end, other.end),
      })),
    ),
  );

/** `intervals` without `removed`. */
export const subtractIntervals = (
  intervals: readonly Interval[],
  removed: readonly Interval[],
): readonly Interval[] => {
  const holes = mergeIntervals(removed);
  return mergeIntervals(intervals).flatMap(({ start, end }) => {
    const rest: Interval[] = [];
    let from = start;
    for (const hole of holes) {
      if (hole.end <= from || hole.start >= end) continue;
      if (hole.start > from) rest.push({ start: from, end: hole.start });
      from = hole.end;
    }
    if (from < end) rest.push({ start: from, end });
    return rest;
  });
};

export const minutesIn = (intervals: readonly Interval[]): number =>
  mergeIntervals(intervals).reduce((total, { start, end }) => total + end - start, 0);
