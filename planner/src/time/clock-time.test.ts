import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatClock, formatClock12, parseClock } from "./clock-time.ts";

describe("times of day", () => {
  it("reads and writes known times", () => {
    expect(parseClock("00:00")).toBe(0);
    expect(parseClock("09:05")).toBe(545);
    expect(parseClock("24:00")).toBe(1440);
    expect(formatClock(545)).toBe("09:05");
    expect(formatClock(1440)).toBe("24:00");
  });

  it.each(["9:05", "24:01", "25:00", "12:60", "12:5", "12.30", "noon", "-1:00", "12:30:00", ""])(
    "refuses %j",
    (text) => {
      expect(parseClock(text)).toBeUndefined();
    },
  );

  it("reads back every minute of the day", () => {
    for (let minute = 0; minute <= 1440; minute += 1)
      expect(parseClock(formatClock(minute))).toBe(minute);
  });

  it("writes hours of twelve, and the end of the day as the next one's start", () => {
    const shown = [0, 5, 545, 720, 965, 1439, 1440, 1500].map(formatClock12);
    expect(shown).toEqual([
      ...["12 AM", "12:05 AM", "9:05 AM", "12 PM", "4:05 PM", "11:59 PM"],
      ...["12 AM next day", "12 AM next day"],
    ]);
  });

  it("writes every minute in its own way, in either form", () => {
    const minutes = Array.from({ length: 1441 }, (_, minute) => minute);
    for (const show of [formatClock, formatClock12])
      expect(new Set(minutes.map(show)).size).toBe(1441);
  });

  it("always writes a time it can read", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (minute) => {
        expect(parseClock(formatClock(minute))).toBeDefined();
      }),
    );
  });
});
