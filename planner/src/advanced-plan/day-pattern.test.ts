import { describe, expect, it } from "vitest";
import type { Interval } from "../free-time/intervals.ts";
import { DayPattern } from "./day-pattern.ts";
import { seededRandom } from "./seeded-random.ts";
import { sessionOptionsOf } from "./session-options.ts";

const overlap = (start: number, end: number, intervals: readonly Interval[]): number =>
  intervals.reduce(
    (sum, window) => sum + Math.max(Math.min(window.end, end) - Math.max(window.start, start), 0),
    0,
  );

/** Tries every order and every start on the 5-minute grid. */
const bestByTrying = (
  lengths: readonly number[],
  free: readonly Interval[],
  preferred: readonly Interval[],
  gap: number,
  from = 0,
): number => {
  if (lengths.length === 0) return 0;
  let best = -1;
  for (const [index, length] of lengths.entries())
    for (let start = from; start + length <= 1440; start += 5) {
      if (overlap(start, start + length, free) < length) continue;
      const rest = bestByTrying(
        lengths.toSpliced(index, 1),
        free,
        preferred,
        gap,
        start + length + gap,
      );
      if (rest >= 0) best = Math.max(best, rest + overlap(start, start + length, preferred));
    }
  return best;
};

describe("placing the sessions of a day", () => {
  it("agrees with trying every order and every start", () => {
    const random = seededRandom(7);
    const grid = (least: number, most: number) =>
      least + 5 * Math.floor((random() * (most - least)) / 5);
    for (let round = 0; round < 60; round++) {
      const first = grid(480, 540);
      const second = grid(700, 760);
      const free = [
        { start: first, end: grid(first + 30, first + 150) },
        { start: second, end: grid(second + 30, second + 150) },
      ];
      const preferred = [{ start: grid(480, 760), end: grid(760, 900) }];
      const options = sessionOptionsOf({ minimum: 30, maximum: 60, capMinutes: 180 });
      const gapMinutes = random() < 0.5 ? 15 : 20;
      const pattern = new DayPattern({
        free,
        preferred,
        cap: 180 / options.unit,
        gapMinutes,
        options,
      });
      for (const picked of [[0], [1], [2], [0, 0], [0, 2], [1, 2], [0, 0, 1]]) {
        const state = picked.reduce(
          (at, length) => (at < 0 ? at : pattern.with(at, 1 + length)),
          0,
        );
        const lengths = picked.map((length) => (options.lengths[length] ?? 0) * options.unit);
        const expected = bestByTrying(lengths, free, preferred, gapMinutes);
        const found = state < 0 ? -1 : (pattern.preferred[state] ?? 0) * options.unit;
        expect(found).toBeCloseTo(expected, 6);
      }
    }
  });

  it("leads to the same state in any order, and back to the empty one", () => {
    const options = sessionOptionsOf({ minimum: 30, maximum: 120, capMinutes: 360 });
    const pattern = new DayPattern({
      free: [{ start: 480, end: 1380 }],
      preferred: [],
      cap: 24,
      gapMinutes: 15,
      options,
    });
    const oneWay = pattern.with(pattern.with(0, 1), 3);
    const otherWay = pattern.with(pattern.with(0, 3), 1);
    expect(oneWay).toBe(otherWay);
    expect(pattern.without(pattern.without(oneWay, 3), 1)).toBe(0);
  });

  it("never holds more than the day's limit", () => {
    const options = sessionOptionsOf({ minimum: 30, maximum: 60, capMinutes: 90 });
    const pattern = new DayPattern({
      free: [{ start: 0, end: 1440 }],
      preferred: [],
      cap: 90 / options.unit,
      gapMinutes: 15,
      options,
    });
    expect(pattern.capacity * options.unit).toBe(90);
    const hour = 1 + options.lengths.findIndex((length) => length * options.unit === 60);
    expect(pattern.with(pattern.with(0, hour), hour)).toBe(-1);
  });

  it("holds nothing where nothing is free", () => {
    const options = sessionOptionsOf({ minimum: 30, maximum: 60, capMinutes: 90 });
    const inputs = { preferred: [], cap: 6, gapMinutes: 15, options };
    expect(new DayPattern({ free: [], ...inputs }).capacity).toBe(0);
    expect(new DayPattern({ free: [{ start: 600, end: 625 }], ...inputs }).capacity).toBe(0);
  });
});

describe("the lengths to choose from", () => {
  it("are quarter hours between the shortest and the longest", () => {
    const { lengths, unit } = sessionOptionsOf({ minimum: 30, maximum: 90, capMinutes: 360 });
    expect(Array.from(lengths, (length) => length * unit)).toEqual([30, 45, 60, 75, 90]);
  });

  it("keep a shortest and a longest that are no quarter hours", () => {
    const only = sessionOptionsOf({ minimum: 50, maximum: 50, capMinutes: 360 });
    expect(Array.from(only.lengths, (length) => length * only.unit)).toEqual([50]);
    const short = sessionOptionsOf({ minimum: 20, maximum: 25, capMinutes: 360 });
    expect(Array.from(short.lengths, (length) => length * short.unit)).toEqual([20, 25]);
  });

  it("become fewer where a long day would allow too many combinations", () => {
    const { lengths, unit } = sessionOptionsOf({ minimum: 15, maximum: 240, capMinutes: 1440 });
    expect(lengths.length).toBeLessThan(6);
    expect((lengths[0] ?? 0) * unit).toBe(15);
  });

  it("never exceed what a day allows", () => {
    const { lengths, unit } = sessionOptionsOf({ minimum: 30, maximum: 240, capMinutes: 60 });
    expect((lengths.at(-1) ?? 0) * unit).toBe(60);
  });
});
