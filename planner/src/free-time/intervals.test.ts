import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Interval,
  intersectIntervals,
  mergeIntervals,
  minutesIn,
  subtractIntervals,
} from "./intervals.ts";

const anyIntervals = fc.array(
  fc.record({ start: fc.integer({ min: 0, max: 60 }), end: fc.integer({ min: 0, max: 60 }) }),
  { maxLength: 8 },
);

const minutesOf = (intervals: readonly Interval[]): readonly number[] =>
  Array.from({ length: 60 }, (_, minute) => minute).filter((minute) =>
    intervals.some(({ start, end }) => minute >= start && minute < end),
  );

const isTidy = (intervals: readonly Interval[]): boolean =>
  intervals.every(
    ({ start, end }, index) => start < end && start > (intervals[index - 1]?.end ?? -1),
  );

describe("intervals", () => {
  it("merge, intersect and subtract as sets of minutes do", () => {
    fc.assert(
      fc.property(anyIntervals, anyIntervals, (first, second) => {
        const merged = mergeIntervals(first);
        const both = intersectIntervals(first, second);
        const left = subtractIntervals(first, second);
        const inSecond = new Set(minutesOf(second));
        expect([merged, both, left].every(isTidy)).toBe(true);
        expect(minutesOf(merged)).toEqual(minutesOf(first));
        expect(minutesOf(both)).toEqual(minutesOf(first).filter((minute) => inSecond.has(minute)));
        expect(minutesOf(left)).toEqual(minutesOf(first).filter((minute) => !inSecond.has(minute)));
        expect(minutesIn(first)).toBe(minutesOf(first).length);
      }),
    );
  });

  it("leave their arguments as they were", () => {
    const given = [
      { start: 5, end: 9 },
      { start: 0, end: 6 },
    ];
    mergeIntervals(given);
    expect(given).toEqual([
      { start: 5, end: 9 },
      { start: 0, end: 6 },
    ]);
  });
});
