import { describe, expect, it } from "vitest";
import { momentOf } from "./clock.ts";

describe("the clock", () => {
  it("reads the local day and minute", () => {
    expect(momentOf(new Date(2028, 1, 29, 23, 30))).toEqual({
      day: "2028-02-29",
      minuteOfDay: 1410,
    });
  });

  it("counts the first minute of the year as minute 0", () => {
    expect(momentOf(new Date(2027, 0, 1, 0, 0, 59))).toEqual({ day: "2027-01-01", minuteOfDay: 0 });
  });
});
