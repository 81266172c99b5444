import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { shortDuration } from "../time/duration.ts";
import { weekFactsOf } from "./week-facts.ts";

describe("the facts of a week", () => {
  const week = {
    today: day("2026-11-19"),
    days: [
      { day: day("2026-11-16"), plannedMinutes: 240, doneMinutes: 240 },
      { day: day("2026-11-19"), plannedMinutes: 480, doneMinutes: 350 },
      { day: day("2026-11-20"), plannedMinutes: 230, doneMinutes: 0 },
    ],
    subjects: [{ subject: "Physics", plannedMinutes: 400, doneMinutes: 300 }],
    nextExam: "Physics",
    open: [{ minutes: 30 }, { minutes: 45 }],
    room: new Map([
      [day("2026-11-20"), 10],
      [day("2026-11-21"), 240],
      [day("2026-11-22"), 240],
    ]),
  };

  const fitOn = (changes: Partial<Parameters<typeof weekFactsOf>[0]>) =>
    weekFactsOf({ ...week, ...changes }).fitOn;

  it("are done work, where the time went and open sessions", () => {
    expect(weekFactsOf(week)).toEqual({
      doneMinutes: 590,
      plannedMinutes: 720,
      most: "Physics",
      nextExam: "Physics",
      openSessions: 2,
      isFree: false,
      fitOn: ["2026-11-21"],
    });
  });

  it("look for room until the end of the student's week", () => {
    expect(fitOn({ firstDay: 6 })).toEqual(["2026-11-21"]);
    expect(fitOn({ firstDay: 5 })).toBeNull();
  });

  it("find days for all open sessions before their exams, or none", () => {
    expect(fitOn({ open: Array(3).fill({ minutes: 400 }) })).toBeNull();
    expect(fitOn({ open: Array(2).fill({ minutes: 150 }) })).toEqual(["2026-11-21", "2026-11-22"]);
    // Saturday is too late for the second, and Friday is full.
    const soon = { minutes: 60, before: day("2026-11-21") };
    expect(fitOn({ open: [{ minutes: 30 }, soon] })).toBeNull();
    expect(fitOn({ open: [{ minutes: 30 }, { ...soon, minutes: 10 }] })).toEqual([
      "2026-11-20",
      "2026-11-21",
    ]);
    // Days off or full: nothing fits.
    expect(fitOn({ room: new Map([[day("2026-11-22"), 240]]) })).toEqual(["2026-11-22"]);
  });

  it("writes sums short", () => {
    expect([0, 45, 60, 65, 590].map(shortDuration)).toEqual([
      "0 min",
      "45 min",
      "1 h",
      "1 h 05",
      "9 h 50",
    ]);
  });
});
