import { parseDay } from "@smart-planner/planner";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { skippedTimeOn } from "./skipped-time.ts";

const skippedOn = (text: string) => {
  const day = parseDay(text);
  if (day === undefined) throw new Error(text);
  return skippedTimeOn(day);
};

describe("what the clock leaves out", () => {
  const zone = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = "Europe/Berlin";
  });
  afterAll(() => {
    process.env.TZ = zone;
  });

  it("is an hour of the night in spring, and nothing on any other day", () => {
    expect(skippedOn("2027-03-28")).toEqual({ start: 120, end: 180 });
    expect(skippedOn("2027-03-27")).toBeUndefined();
    expect(skippedOn("2027-10-31")).toBeUndefined();
  });
});
