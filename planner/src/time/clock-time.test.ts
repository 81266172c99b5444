import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatClock, parseClock } from "./clock-time.ts";

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

  it("always writes a time it can read", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (minute) => {
        expect(parseClock(formatClock(minute))).toBeDefined();
      }),
    );
  });
});
