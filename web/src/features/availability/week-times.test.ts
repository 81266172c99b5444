import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { withCells } from "./painted-grid.ts";
import { hoursByType, shownWeekTimes, weekTimesOf } from "./week-times.ts";

const night = { start: 23, end: 7 };
const noSleep = { start: 0, end: 0 };
const shift = {
  name: "Night shift",
  days: [6],
  startTime: "22:30",
  endTime: "02:15",
  type: "work",
} as const;

it("shows sleep on every day, in two parts when it passes midnight", () => {
  const times = weekTimesOf({ dated: [], commitments: [], sleepSchedule: night });
  expect(times).toHaveLength(14);
  expect(hoursByType({}, times).sleep).toBe(56);
});

it("lets a commitment of Sunday night go on into Monday", () => {
  const times = weekTimesOf({ dated: [], commitments: [shift], sleepSchedule: noSleep });
  expect(times.map(({ day, start, end, name }) => [day, start, end, name])).toEqual([
    [0, 0, 135, "Night shift"],
    [6, 1350, 1440, "Night shift"],
  ]);
  expect(hoursByType({}, times).commitment).toBe(3.75);
});

it("counts no hour twice and hides nothing that is painted as taken", () => {
  const times = weekTimesOf({ dated: [], commitments: [], sleepSchedule: night });
  const grid = withCells({}, [{ day: 0, hour: 6 }], "sleep");
  expect(hoursByType(grid, times).sleep).toBe(56);
  const monday = shownWeekTimes(times, grid).filter(({ day }) => day === 0);
  expect(monday.map(({ start, end }) => [start, end])).toEqual([
    [0, 360],
    [1380, 1440],
  ]);
});

it("stays in sight over Free Time, where it wins", () => {
  const times = weekTimesOf({ dated: [], commitments: [], sleepSchedule: night });
  const grid = withCells({}, [{ day: 0, hour: 6 }], "free");
  expect(shownWeekTimes(times, grid)).toEqual(times);
});

it("shows dated times in the week, on their weekday, cut at midnight", () => {
  const friday = parseDay("2026-11-20");
  if (friday === undefined) throw new Error("no day");
  const times = weekTimesOf({
    commitments: [],
    dated: [{ day: friday, start: 1320, end: 1500, because: "Concert" }],
    sleepSchedule: { start: 0, end: 0 },
  });
  expect(times).toEqual([{ day: 4, start: 1320, end: 1440, type: "commitment", name: "Concert" }]);
});
