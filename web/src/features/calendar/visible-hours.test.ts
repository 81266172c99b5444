import { timelineOf } from "@smart-planner/planner";
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

it("opens at now where there is one, else half an hour above the first session", () => {
  const { events: sessions } = timelineOf({
    plan: { "05-March-2027": [{ subject: "Art", hours: 1, startTime: "16:00" }] },
  });
  expect(openingOf({ sessions, now: 1200 })).toEqual({ minute: 1200, isNow: true });
  expect(openingOf({ sessions, now: undefined })).toEqual({ minute: 930, isNow: false });
  expect(openingOf({ sessions: [], now: undefined }).minute).toBe(450);
});

it("says where a time stands as a share of its column and without a variable", () => {
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
