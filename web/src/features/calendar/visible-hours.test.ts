import { timelineOf } from "@smart-planner/planner/plan";
import { expect, it } from "vitest";
import { hoursOnScreen, openingOf, standsAt } from "./visible-hours.ts";

const shownFor = (startTime: string) =>
  hoursOnScreen(
    timelineOf({ plan: { "05-March-2027": [{ subject: "Art", hours: 1, startTime }] } }).events,
  );

it("shows 06:00 to 24:00, and earlier hours only where a session needs them", () => {
  expect(hoursOnScreen([])).toEqual({ from: 6, to: 24 });
  expect(shownFor("06:00")).toEqual({ from: 6, to: 24 });
  expect(shownFor("23:00")).toEqual({ from: 6, to: 24 });
  expect(shownFor("04:45")).toEqual({ from: 4, to: 24 });
});

const opening = (times: readonly (readonly [start: string, hours: number])[], now?: number) => {
  const entries = times.map(([startTime, hours]) => ({ subject: "Art", hours, startTime }));
  const { events: sessions } = timelineOf({ plan: { "05-March-2027": entries } });
  return openingOf({ sessions, now, firstHour: 6, windowMinutes: 600 }) / 60;
};

it("opens where most minutes of the sessions are in sight", () => {
  expect(opening([["16:00", 2]], 7 * 60)).toBe(8);
  expect(opening([["20:00", 3]], 7 * 60)).toBe(13);
  // Five hours in the evening count for more than one in the morning.
  expect(
    opening(
      [
        ["06:30", 1],
        ["18:00", 5],
      ],
      7 * 60,
    ),
  ).toBe(13);
});

it("among equals shows now, nearest to a third of the window", () => {
  expect(opening([["08:00", 3]], 16.5 * 60)).toBe(7.5);
  expect(opening([["08:00", 3]], 23 * 60)).toBe(7.5);
  expect(opening([["12:00", 3]], 12 * 60)).toBe(8.5);
});

it("keeps half an hour above the first session", () => {
  expect(opening([["08:00", 3]])).toBe(7.5);
  expect(opening([["08:00", 12]], 17 * 60)).not.toBe(8);
  expect(opening([["06:00", 3]], 20 * 60)).toBe(6);
});

it("without sessions opens with now at a third", () => {
  expect(opening([], 20 * 60)).toBeCloseTo(20 - 10 / 3);
  expect(opening([])).toBe(7.5);
});

it("gives a time's position as a share of its column and without a variable", () => {
  const hours = { from: 6, to: 24 };
  expect(standsAt({ start: 15 * 60, minutes: 90 }, hours)).toEqual({
    top: "calc(50% + 0px)",
    height: "calc(8.333333333333334% - 0px)",
  });
  expect(standsAt({ start: 6 * 60, minutes: 18 * 60 }, hours, 1)).toEqual({
    top: "calc(0% + 1px)",
    height: "calc(100% - 2px)",
  });
});
