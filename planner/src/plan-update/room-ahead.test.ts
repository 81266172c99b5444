import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { StudyPlan } from "../model/model.ts";
import { roomAheadOf } from "./room-ahead.ts";

const now = { day: day("2027-03-03"), minuteOfDay: 600 };
const plan: StudyPlan = {
  "06-March-2027": [{ subject: "Maths", hours: 1, startTime: "10:00" }],
  "07-March-2027": [
    { subject: "Maths", hours: 1, startTime: "10:00" },
    { subject: "Maths", hours: 1, startTime: "12:00", released: "let go" },
  ],
};
const asked = { plan, progress: {}, now, days: 5, hoursPerDay: 3 };

it("is none on a day off, on a day that a calendar fills, and on a weekday without free time", () => {
  const week = {
    subjects: [{ name: "Maths", examDate: day("2027-03-20") }],
    hoursPerDay: 3,
    grid: {},
    commitments: [
      { name: "Shop", days: [5], startTime: "00:00", endTime: "24:00", type: "work" as const },
    ] as const,
    preferences: defaultPreferences,
    dateLimits: [{ day: day("2027-03-04"), minutes: 0 }],
    busy: [{ day: day("2027-03-05"), start: 0, end: 1440, because: "the fair" }],
  };
  const room = roomAheadOf({ ...asked, week });
  expect([...room]).toEqual([
    ["2027-03-03", 180],
    ["2027-03-04", 0],
    ["2027-03-05", 0],
    ["2027-03-06", 0],
    // A released session frees its hour.
    ["2027-03-07", 120],
  ]);
});

it("is the rest of the hours if days are shares", () => {
  const room = roomAheadOf({ ...asked, hoursPerDay: 1.5, week: undefined });
  expect([...room.values()]).toEqual([90, 90, 90, 30, 30]);
});
