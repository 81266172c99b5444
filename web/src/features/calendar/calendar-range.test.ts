import { dayOf } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { dayHeadingOf, daysShown, rangeTitleOf, spokenDayOf } from "./calendar-range.ts";

const on = (year: number, month: number, day: number) => {
  const found = dayOf({ year, month, day });
  if (found === undefined) throw new Error("no such day");
  return found;
};

const titleOfWeek = (year: number, month: number, day: number) =>
  rangeTitleOf(daysShown({ view: "week", day: on(year, month, day) }));

describe("the calendar's range", () => {
  it("is the week from Monday to Sunday around a day", () => {
    const days = daysShown({ view: "week", day: on(2026, 6, 10) });
    expect([days[0], days[6], days.length]).toEqual(["2026-06-08", "2026-06-14", 7]);
  });

  it("is the day alone in the day view", () => {
    expect(daysShown({ view: "day", day: on(2026, 6, 10) })).toEqual(["2026-06-10"]);
  });

  it("names as much of the dates as they need", () => {
    expect(titleOfWeek(2026, 6, 10)).toBe("8 – 14 June 2026");
    expect(titleOfWeek(2026, 7, 1)).toBe("29 June – 5 July 2026");
    expect(titleOfWeek(2027, 1, 1)).toBe("28 December 2026 – 3 January 2027");
    expect(rangeTitleOf([on(2026, 6, 10)])).toBe("10 June 2026");
  });

  it("heads a day with short weekday, day number and short month", () => {
    expect(dayHeadingOf(on(2026, 9, 2))).toEqual({ weekday: "Wed", date: "2 Sep" });
    expect(spokenDayOf(on(2026, 9, 2))).toBe("Wednesday 2 September");
  });
});
