import { timelineOf } from "@smart-planner/planner";
import { expect, it } from "vitest";
import { hoursOnScreen, openingOf } from "./visible-hours.ts";

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
