import { preferenceLimits as limits } from "@smart-planner/planner/model";
import { describe, expect, it } from "vitest";
import { isMinimumAboveMaximum, withinLimits } from "./limits.ts";

describe("typed numbers", () => {
  it("count only within their limits", () => {
    expect(withinLimits("15", limits.focusDuration)).toBe(15);
    expect(withinLimits("60", limits.focusDuration)).toBe(60);
    for (const text of ["14", "61", "-20", "", " ", "25.5", "1e3", "abc"])
      expect(withinLimits(text, limits.focusDuration)).toBeUndefined();
  });

  it("may be zero where zero is an hour", () => {
    expect(withinLimits("0", limits.hourOfDay)).toBe(0);
    expect(withinLimits("24", limits.hourOfDay)).toBeUndefined();
  });

  it("report a minimum above the maximum, and nothing of an empty field", () => {
    expect(isMinimumAboveMaximum("90", "60")).toBe(true);
    expect(isMinimumAboveMaximum("60", "60")).toBe(false);
    expect(isMinimumAboveMaximum("60", "")).toBe(false);
  });
});
