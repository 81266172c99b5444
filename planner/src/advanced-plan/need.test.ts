import { describe, expect, it } from "vitest";
import { evenLoads, needsOf } from "./need.ts";

const perDay = (units: readonly number[]): Float64Array => {
  const cumulative = new Float64Array(units.length + 1);
  units.forEach((unit, day) => {
    cumulative[day + 1] = (cumulative[day] ?? 0) + unit;
  });
  return cumulative;
};

const claim = (deadline: number, weight = 1, emphasis = 1) => ({ deadline, weight, emphasis });
const plenty = [1000, 1000, 1000];

describe("what subjects need", () => {
  it("is nine tenths of a fair share by weight", () => {
    const claims = [claim(10, 1.5), claim(10, 0.5)];
    const cumulative = perDay(Array.from({ length: 10 }, () => 8));
    expect(needsOf({ claims, cumulative, most: plenty, shortest: 2 })).toEqual([54, 18]);
  });

  it("gives the later exam what the nearer one cannot use", () => {
    const claims = [claim(2), claim(10)];
    const cumulative = perDay(Array.from({ length: 10 }, () => 10));
    expect(needsOf({ claims, cumulative, most: plenty, shortest: 1 })).toEqual([18, 72]);
  });

  it("is never more than the share itself", () => {
    const claims = [claim(1), claim(1)];
    expect(needsOf({ claims, cumulative: perDay([7]), most: plenty, shortest: 1 })).toEqual([3, 3]);
  });

  it("is at least one session, and ends for a subject without any time", () => {
    const claims = [claim(0), claim(5)];
    expect(
      needsOf({ claims, cumulative: perDay([0, 0, 0, 0, 0]), most: [0, 0], shortest: 2 }),
    ).toEqual([2, 2]);
  });

  it("ends for a deadline beyond the last day", () => {
    const needs = needsOf({ claims: [claim(99)], cumulative: perDay([4]), most: [4], shortest: 1 });
    expect(needs).toHaveLength(1);
  });
});

describe("even loads", () => {
  it("level the days, and rise where an early exam demands it", () => {
    const cumulative = perDay([10, 10, 10, 10]);
    const loads = evenLoads({ claims: [claim(2), claim(4)], needs: [16, 4], cumulative });
    expect([...loads]).toEqual([8, 8, 2, 2]);
    const level = evenLoads({ claims: [claim(2), claim(4)], needs: [4, 16], cumulative });
    expect([...level]).toEqual([5, 5, 5, 5]);
  });
});
