import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { dayLockCostOf } from "./day-lock-cost.ts";

const on = (name: string, start: number, minutes: number, isStudy = true) => ({
  id: name,
  name,
  day: day("2027-03-01"),
  start: start * 60,
  minutes,
  isStudy,
});
const none = () => false;

it("is nothing where the session stands where the rule would put it", () => {
  const sessions = [on("Art", 8, 60), on("Maths", 9.25, 60), on("Biology", 10.5, 60)];
  for (const { id } of sessions)
    expect(dayLockCostOf({ lock: id, day: sessions, holds: none })).toBe(
      "The lock costs nothing: the rest of the day is the same without it.",
    );
});

it("is a longer day where it lies after a gap", () => {
  const sessions = [on("Art", 8, 60), on("Maths", 9.25, 60), on("Biology", 16, 60)];
  expect(dayLockCostOf({ lock: "Biology", day: sessions, holds: none })).toBe(
    "Because of the lock the day ends at 17:00, without it at 11:30.",
  );
});

it("is the time of the one that it keeps waiting, and of many only their number", () => {
  const two = [on("Maths", 8.5, 60), on("Art", 9.75, 60)];
  expect(dayLockCostOf({ lock: "Maths", day: two, holds: none })).toBe(
    "Because of the lock Art begins at 09:45, without it at 09:15, and the day ends at 10:45, without it at 10:15.",
  );
  expect(dayLockCostOf({ lock: "Maths", day: [...two, on("Biology", 11, 60)], holds: none })).toBe(
    "Because of the lock 2 other sessions begin at other times, and the day ends at 12:00, without it at 11:30.",
  );
});

it("counts only what this lock does: other locks, done sessions and own times stay", () => {
  const sessions = [on("Art", 8, 60), on("Maths", 18, 60), on("Group study", 9.25, 60, false)];
  const holds = ({ name }: { name: string }) => name === "Maths";
  expect(dayLockCostOf({ lock: "Art", day: sessions, holds })).toBe(
    "The lock costs nothing: the rest of the day is the same without it.",
  );
  expect(dayLockCostOf({ lock: "Maths", day: sessions, holds: none })).toBe(
    "Because of the lock the day ends at 19:00, without it at 11:30.",
  );
});
