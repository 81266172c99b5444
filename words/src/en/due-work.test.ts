import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { dueWorkWords as words } from "./due-work.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};

it("says when work is due, near and far", () => {
  expect(words.dueSoon(day("2026-11-20"), "12:00")).toBe("Fri 12:00");
  expect(words.day(day("2026-11-30"))).toBe("Mon 30 Nov");
  expect([0, 1, -1, 6, -2].map(words.away)).toEqual([
    "today",
    "tomorrow",
    "yesterday",
    "in 6 days",
    "2 days ago",
  ]);
  expect(words.wasDue(day("2026-11-17"), 2)).toBe("Was due Tue");
  expect(words.wasDue(day("2026-11-10"), 9)).toBe("Was due 10 Nov");
  expect(words.wasDue(day("2026-11-19"), 0)).toBe("Was due today");
});

it("says how much is done, how much has no room and when to start", () => {
  expect(words.amount(0, 120, true)).toBe("0 h of about 2 h");
  expect(words.amount(120, 360, false)).toBe("2 h of 6 h");
  expect(words.short(90)).toBe("1 h 30 min short");
  expect(words.startBy("today")).toBe("Start today");
  expect(words.startBy(day("2026-11-24"))).toBe("Start by Tue");
});

it("names the plan's effect of new work", () => {
  expect(words.fits(2, day("2026-11-20"))).toBe("Fits. Two sessions, ready on Fri.");
  expect(words.fits(1, "today")).toBe("Fits. One session, ready today.");
  expect(words.fitsFree(60, day("2026-11-20"))).toBe("Fits. 1 h is free until Fri.");
  expect(words.othersGiveWay(0, day("2026-11-20"))).toBe(
    "0 h are free until Fri. Other sessions give way.",
  );
});
