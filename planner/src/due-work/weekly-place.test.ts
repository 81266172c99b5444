import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { weeklyPlaceOf } from "./weekly-place.ts";

it("gives minutes a week in quarters of an hour, and the weekdays with more than half of them", () => {
  const sessions = [
    { day: day("2026-11-16"), minutes: 90 },
    { day: day("2026-11-18"), minutes: 70 },
    { day: day("2026-11-20"), minutes: 20 },
    { day: day("2026-11-23"), minutes: 90 },
    { day: day("2026-11-25"), minutes: 70 },
    { day: day("2026-11-26"), minutes: 30 },
  ];
  expect(weeklyPlaceOf(sessions)).toEqual({ minutesAWeek: 180, days: [0, 2] });
  expect(weeklyPlaceOf(sessions.slice(0, 1))).toEqual({ minutesAWeek: 90, days: [0] });
});
