import { timelineOf } from "@smart-planner/planner";
import { expect, it } from "vitest";
import { hoursOnScreen } from "./visible-hours.ts";

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
