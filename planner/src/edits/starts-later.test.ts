import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { startsLaterFor } from "./starts-later.ts";

const on = (name: string, start: number, minutes: number, isStudy = true) => ({
  id: name,
  name,
  day: day("2027-03-01"),
  start: start * 60,
  minutes,
  isStudy,
});
const none = () => false;

it("no session waits for one that is where the rule would put it, or last", () => {
  const sessions = [on("Art", 8, 60), on("Maths", 9.25, 60), on("Biology", 16, 60)];
  for (const { id } of sessions)
    expect(startsLaterFor({ lock: id, day: sessions, holds: none })).toBe(id === "Biology" ? 0 : 1);
});

it("counts the sessions after a locked one that starts late", () => {
  const two = [on("Maths", 8.5, 60), on("Art", 9.75, 60)];
  expect(startsLaterFor({ lock: "Maths", day: two, holds: none })).toBe(1);
  expect(startsLaterFor({ lock: "Maths", day: [...two, on("Biology", 11, 60)], holds: none })).toBe(
    2,
  );
});

it("counts only the effect of this lock: other locks, done sessions and own events stay", () => {
  const sessions = [on("Maths", 8.5, 60), on("Art", 18, 60), on("Group study", 19.25, 60, false)];
  const holds = ({ name }: { name: string }) => name === "Art";
  expect(startsLaterFor({ lock: "Maths", day: sessions, holds })).toBe(0);
  expect(startsLaterFor({ lock: "Maths", day: sessions, holds: none })).toBe(1);
});
