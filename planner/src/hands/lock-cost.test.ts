import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import { lockCostOf } from "./lock-cost.ts";

describe("what a lock costs", () => {
  const inputs = {
    today: day("2027-03-01"),
    minuteOfDay: 0,
    subjects: [
      { name: "Maths", examDate: day("2027-03-12") },
      { name: "Art", examDate: day("2027-03-15") },
    ],
    hoursPerDay: 3,
    grid: {},
    commitments: [],
    preferences: defaultPreferences,
  };

  it("is nothing where the session would be as well off anywhere", () => {
    const lock = { subject: "Maths", day: day("2027-03-03"), start: 9 * 60, minutes: 60 };
    expect(lockCostOf({ inputs, lock })).toBe(
      "The lock costs nothing: the plan is as good with it.",
    );
  });

  it("is said with what would be better where it stands in the way", () => {
    const lock = { subject: "Maths", day: day("2027-03-01"), start: 8 * 60, minutes: 360 };
    expect(lockCostOf({ inputs: { ...inputs, fixed: [lock] }, lock })).toBe(
      "The lock costs a little: without it less of one subject would fall on one day.",
    );
  });

  it("is room where the work no longer fits", () => {
    const lock = { subject: "Art", day: day("2027-03-02"), start: 9 * 60, minutes: 180 };
    const subjects = [
      { name: "Maths", examDate: day("2027-03-03"), workMinutes: 300 },
      { name: "Art", examDate: day("2027-03-20"), workMinutes: 600 },
    ];
    expect(lockCostOf({ inputs: { ...inputs, subjects }, lock })).toMatch(
      /^The lock costs room: .* more of your work find no place\.$/,
    );
  });
});
