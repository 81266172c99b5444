import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { idealGapDays } from "../scheduler/problem/spacing-windows.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import type { Known } from "./topic.ts";
import { reviewDaysOf } from "./topic-reviews.ts";

const from = day("2026-03-02");
const all: readonly Known[] = [0, 1, 2, 3];
const gapsOf = (known: Known, left: number, taken = 0) => {
  const days = reviewDaysOf({ from, taken, known, exam: addDays(from, left) });
  return days.map((each, index) => daysBetween(days[index - 1] ?? from, each));
};

describe("days of reviews without answers", () => {
  it("begin with the planner's window for the time that is left: half of it, one, one and a half, two", () => {
    for (const left of [30, 60, 120, 300])
      expect(all.map((known) => gapsOf(known, left)[0])).toEqual(
        [0.5, 1, 1.5, 2].map((windows) => Math.round(windows * idealGapDays(left))),
      );
  });

  it("grow, end two days before the exam, and are at most four", () => {
    for (const known of all)
      for (let left = 3; left <= 365; left++) {
        const gaps = gapsOf(known, left);
        expect(gaps.length).toBeLessThanOrEqual(4);
        expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBe(left - 2);
        const growing = gaps.slice(0, -1);
        expect(growing).toEqual(growing.toSorted((one, other) => one - other));
        expect(gaps.at(-1)).toBeGreaterThanOrEqual((growing.at(-1) ?? 0) / 2);
      }
  });

  it("come less often for well-known chapters, and later for those reviewed more often", () => {
    const counts = all.map((known) => gapsOf(known, 40).length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(gapsOf(0, 40, 2)[0]).toBeGreaterThan(gapsOf(0, 40, 1)[0] ?? 0);
  });

  it("are none on the day of the exam or later", () => {
    for (const left of [-3, 0, 1, 2]) expect(gapsOf(0, left)).toEqual([]);
  });
});
