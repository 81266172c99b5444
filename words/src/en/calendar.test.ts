import { dayOf } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { calendarWords as words } from "./calendar.ts";

const on = (year: number, month: number, day: number) => {
  const found = dayOf({ year, month, day });
  if (found === undefined) throw new Error("no such day");
  return found;
};

it("names as much of the dates of a range as they need", () => {
  expect(words.range(on(2026, 6, 8), on(2026, 6, 14))).toBe("8 – 14 June 2026");
  expect(words.range(on(2026, 6, 29), on(2026, 7, 5))).toBe("29 June – 5 July 2026");
  expect(words.range(on(2026, 12, 28), on(2027, 1, 3))).toBe("28 December 2026 – 3 January 2027");
  expect(words.range(on(2026, 6, 10), on(2026, 6, 10))).toBe("10 June 2026");
});

it("heads a day with short weekday, day number and short month", () => {
  expect([words.weekday(on(2026, 9, 2)), words.date(on(2026, 9, 2))]).toEqual(["Wed", "2 Sep"]);
  expect(words.spokenDay(on(2026, 9, 2))).toBe("Wednesday 2 September");
});
