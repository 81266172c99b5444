import { parseDay } from "@smart-planner/planner/time";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { expect, it } from "vitest";
import { eventsIn, eventsInWeek, leftOutText, whenOf } from "./calendar-words.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const today = day("2026-11-19");

it("says how long ago something was", () => {
  const now = { day: today, minuteOfDay: 600 };
  expect(whenOf(calendarsWords, { day: today, minuteOfDay: 600 }, now)).toBe("just now");
  expect(whenOf(calendarsWords, { day: today, minuteOfDay: 588 }, now)).toBe("12 min ago");
  expect(whenOf(calendarsWords, { day: today, minuteOfDay: 60 }, now)).toBe("today, 01:00");
  expect(whenOf(calendarsWords, { day: day("2026-11-18"), minuteOfDay: 540 }, now)).toBe(
    "yesterday, 09:00",
  );
  expect(whenOf(calendarsWords, { day: day("2026-11-12"), minuteOfDay: 540 }, now)).toBe(
    "12 November",
  );
});

it("counts the events of the week from Monday to Sunday", () => {
  const event = (on: string) => ({ title: "", day: day(on), start: 0, end: 1 });
  expect(
    eventsInWeek(["2026-11-15", "2026-11-16", "2026-11-22", "2026-11-23"].map(event), today),
  ).toBe(2);
});

it("counts an event over several days once in all", () => {
  const event = (title: string, on: string, more = {}) => ({
    title,
    day: day(on),
    start: 0,
    end: 1440,
    ...more,
  });
  const allDay = { allDay: true as const };
  const trip = ["2026-11-30", "2026-12-01", "2026-12-02"].map((on) => event("Trip", on, allDay));
  const night = [
    event("Party", "2026-11-20", { start: 1200 }),
    event("Party", "2026-11-21", { end: 120 }),
  ];
  const lectures = ["2026-11-19", "2026-11-20"].map((on) =>
    event("Physics", on, { start: 540, end: 630 }),
  );
  expect(eventsIn([...trip, ...lectures, ...night, event("Trip", "2026-12-09", allDay)])).toBe(5);
});

it("names unreadable events, and counts the rest", () => {
  expect(leftOutText(calendarsWords, [])).toBeUndefined();
  expect(leftOutText(calendarsWords, ["Odd", ""])).toBe(
    "Could not be read and left out: Odd, an untitled event.",
  );
  expect(leftOutText(calendarsWords, ["A", "B", "C", "D", "E"])).toBe(
    "Could not be read and left out: A, B, C and 2 more.",
  );
});
