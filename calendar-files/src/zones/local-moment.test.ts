import { parseDay } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { knownTimeZone } from "./known-zone.ts";
import { instantOf, localMomentOf } from "./local-moment.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const at = (text: string, clock: string, zone: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const instant = instantOf({ day: day(text), minute: hours * 60 + minutes }, zone);
  return new Date(instant).toISOString().slice(0, 16);
};

describe("the student's clock", () => {
  it.each([
    ["2026-06-10", "08:00", "Europe/Vienna", "2026-06-10T06:00"],
    ["2026-12-10", "08:00", "Europe/Vienna", "2026-12-10T07:00"],
    ["2026-06-10", "08:00", "Asia/Kolkata", "2026-06-10T02:30"],
    ["2026-06-10", "08:00", "Pacific/Auckland", "2026-06-09T20:00"],
    ["2026-06-10", "08:00", "Pacific/Kiritimati", "2026-06-09T18:00"],
    ["2026-06-10", "00:00", "America/St_Johns", "2026-06-10T02:30"],
  ])("shows %s %s in %s at %s UTC", (date, clock, zone, expected) => {
    expect(at(date, clock, zone)).toBe(expected);
  });

  it("takes the hour after for one that a clock change leaves out", () => {
    expect(at("2026-03-29", "02:30", "Europe/Vienna")).toBe("2026-03-29T01:30");
    expect(at("2026-03-29", "03:30", "Europe/Vienna")).toBe("2026-03-29T01:30");
    expect(at("2026-10-04", "02:15", "Australia/Lord_Howe")).toBe("2026-10-03T15:45");
  });

  it("takes the first of an hour that comes twice", () => {
    expect(at("2026-10-25", "02:30", "Europe/Vienna")).toBe("2026-10-25T00:30");
    expect(at("2026-11-01", "01:30", "America/New_York")).toBe("2026-11-01T05:30");
  });

  it("has no midnight where the clock change is at midnight", () => {
    expect(at("2026-04-24", "00:00", "Africa/Cairo")).toBe("2026-04-23T22:00");
  });

  it("leads back to the same reading in every zone, all through a year", () => {
    const start = Date.UTC(2026, 0, 1);
    for (const zone of Intl.supportedValuesOf("timeZone")) {
      for (let hour = 0; hour < 365 * 24; hour += 331) {
        const instant = start + hour * 3_600_000;
        const moment = localMomentOf(instant, zone);
        const back = instantOf(moment, zone);
        if (
          localMomentOf(back, zone).minute !== moment.minute ||
          Math.abs(back - instant) > 3_600_000
        )
          throw new Error(`${zone} ${new Date(instant).toISOString()}`);
      }
    }
  });

  it("knows real zones alone", () => {
    expect(knownTimeZone("Europe/Vienna")).toBe("Europe/Vienna");
    expect(knownTimeZone("europe/vienna")).toBe("Europe/Vienna");
    expect(knownTimeZone("Mars/Olympus")).toBeUndefined();
    expect(knownTimeZone("")).toBeUndefined();
  });
});
