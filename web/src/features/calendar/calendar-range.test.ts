import { dayOf } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { daysShown } from "./calendar-range.ts";

const on = (year: number, month: number, day: number) => {
  const found = dayOf({ year, month, day });
  if (found === undefined) throw new Error("no such day");
  return found;
};

describe("the calendar's range", () => {
  it("is the week from Monday to Sunday around a day", () => {
    const days = daysShown({ view: "week", day: on(2026, 6, 10) });
    expect([days[0], days[6], days.length]).toEqual(["2026-06-08", "2026-06-14", 7]);
  });

  it("is the day alone in the day view", () => {
    expect(daysShown({ view: "day", day: on(2026, 6, 10) })).toEqual(["2026-06-10"]);
  });
});
