import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  durationFieldsOf,
  formatDuration,
  roundToGrid,
  sessionMinutesOf,
  sessionTimeTextOf,
} from "./duration.ts";

describe("the five-minute grid", () => {
  it.each([
    [0, 0],
    [2.4, 0],
    [2.5, 5],
    [7.49, 5],
    [7.5, 10],
    [62.5, 65],
    [360, 360],
  ])("rounds %d to %d", (minutes, rounded) => {
    expect(roundToGrid(minutes)).toBe(rounded);
  });

  it("rounds a half up even when floating point lost its last bit", () => {
    const floatHalf = 49 * (1 / 49) * 2.5;
    expect(floatHalf).toBeLessThan(2.5);
    expect(roundToGrid(floatHalf)).toBe(5);
  });

  it("is never further than half a step away", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (minutes) => {
        const rounded = roundToGrid(minutes);
        expect(rounded % 5).toBe(0);
        expect(Math.abs(rounded - minutes)).toBeLessThanOrEqual(2.500_001);
        expect(roundToGrid(rounded)).toBe(rounded);
      }),
    );
  });
});

describe("the text of a duration", () => {
  it.each([
    [0, "0 min"],
    [45, "45 min"],
    [60, "1 hr"],
    [90, "1 hr 30 min"],
    [120, "2 hr"],
    [1500, "25 hr"],
    [-10, "0 min"],
    [Number.NaN, "0 min"],
    [Number.POSITIVE_INFINITY, "0 min"],
  ])("of %d minutes is %s", (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });

  it("says exactly the minutes it was given", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (minutes) => {
        const match = /^(?:(\d+) hr)? ?(?:(\d+) min)?$/.exec(formatDuration(minutes));
        expect(Number(match?.[1] ?? 0) * 60 + Number(match?.[2] ?? 0)).toBe(minutes);
      }),
    );
  });
});

describe("the minutes of a session", () => {
  it("come from the time when there is one, else from the hours", () => {
    expect(sessionMinutesOf({ hours: 9, time: { hours: 1, minutes: 20 } })).toBe(80);
    expect(sessionMinutesOf({ hours: 1.5 })).toBe(90);
    expect(sessionMinutesOf({ hours: 1.3333 })).toBe(80);
  });

  it("are never negative and always a number", () => {
    expect(sessionMinutesOf({ hours: -1 })).toBe(0);
    expect(sessionMinutesOf({ hours: Number.NaN })).toBe(0);
  });

  it("survive being written as fields and read back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (minutes) => {
        const fields = durationFieldsOf(minutes);
        expect(sessionMinutesOf(fields)).toBe(minutes);
        expect(sessionMinutesOf({ hours: fields.hours })).toBe(minutes);
      }),
    );
  });

  it("are shown as the formatted time, or the hours followed by hrs", () => {
    expect(sessionTimeTextOf({ hours: 1.5, timeFormatted: "1 hr 30 min" })).toBe("1 hr 30 min");
    expect(sessionTimeTextOf({ hours: 1.5 })).toBe("1.5 hrs");
  });
});
