import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { quickWeekOf } from "../plan-update/plan-again.ts";
import { addDays } from "../time/day-number.ts";
import { applyWishes } from "./apply-wishes.ts";
import { withHigherLimit } from "./higher-limit.ts";
import type { Wish } from "./wish.ts";

const today = day("2026-06-08");
const week = quickWeekOf({
  hoursPerDay: 4,
  subjects: ["Maths", "Latin"].map((name) => ({ name, examDate: addDays(today, 9) })),
});

it("allows more of one subject and leaves every other wish, and every other subject, as it was", () => {
  const wishes: readonly Wish[] = [
    { kind: "limit", firmness: "firm", per: "day", most: 60, subjects: ["Maths", "Latin"] },
    { kind: "limit", firmness: "firm", per: "day", most: 45, subjects: ["Maths"], weekdays: [4] },
    { kind: "limit", firmness: "firm", per: "day", most: 120 },
    { kind: "rest-days", firmness: "soft", perWeek: 1 },
  ];
  const higher = withHigherLimit(wishes, { subject: "Maths", minutes: 90 });
  expect(higher.slice(2)).toEqual(wishes.slice(1));
  const { rules } = applyWishes({ inputs: { ...week, today, minuteOfDay: 0 }, wishes: higher });
  expect(rules).toEqual([
    { subject: "Latin", mostMinutesADay: 60 },
    { subject: "Maths", mostMinutesADay: 90 },
    { subject: "Maths", mostOn: [{ day: "2026-06-12", minutes: 45 }] },
  ]);
});

it("raises the session length of a subject that comes every day", () => {
  const daily: Wish = {
    kind: "rhythm",
    firmness: "firm",
    subjects: ["Maths"],
    bound: "exactly",
    everyDays: 1,
  };
  expect(withHigherLimit([daily], { subject: "Maths", minutes: 90 })).toEqual([
    { ...daily, minutes: 90 },
  ]);
});
