import { parseDay } from "@smart-planner/planner/time";
import { afterEach, expect, it, vi } from "vitest";
import { skippedTimeOn } from "./skipped-time.ts";

const skippedOn = (text: string) => {
  const day = parseDay(text);
  if (day === undefined) throw new Error(text);
  return skippedTimeOn(day);
};

afterEach(() => vi.unstubAllEnvs());

it("is an hour of the night when the clocks go forward, and nothing on any other day", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(skippedOn("2027-03-28")).toEqual({ start: 120, end: 180 });
  expect(skippedOn("2027-03-27")).toBeUndefined();
  expect(skippedOn("2027-10-31")).toBeUndefined();
});
