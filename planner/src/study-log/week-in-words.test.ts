import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { shortDuration, weekInWords } from "./week-in-words.ts";

describe("the week in words", () => {
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

  it("says what was done, where the time went and what is open", () => {
    expect(weekInWords(week)).toEqual([
      "You studied 9 h 50 min of the 12 h you planned up to today.",
      "Physics had the most time, and it is the exam that comes first.",
      "Two sessions are still open; both fit on Saturday.",
    ]);
  });

  it("looks for room until the end of the student's week", () => {
    expect(weekInWords({ ...week, firstDay: 6 })[2]).toBe(
      "Two sessions are still open; both fit on Saturday.",
    );
    expect(weekInWords({ ...week, firstDay: 5 })[2]).toBe(
      "Two sessions are still open; this week has no room for all of them.",
    );
  });

  it("says so when there is no room, nothing open or nothing planned", () => {
    expect(weekInWords({ ...week, open: Array(3).fill({ minutes: 400 }) })[2]).toBe(
      "Three sessions are still open; this week has no room for all of them.",
    );
    expect(weekInWords({ ...week, open: Array(2).fill({ minutes: 150 }) })[2]).toBe(
      "Two sessions are still open; both fit on Saturday and Sunday.",
    );
    expect(weekInWords({ ...week, open: [] })[2]).toBe(
      "There is nothing left to make up this week.",
    );
    // Saturday is too late for the second, and Friday is full.
    const soon = { minutes: 60, before: day("2026-11-21") };
    expect(weekInWords({ ...week, open: [{ minutes: 30 }, soon] })[2]).toBe(
      "Two sessions are still open; this week has no room for all of them.",
    );
    expect(weekInWords({ ...week, open: [{ minutes: 30 }, { ...soon, minutes: 10 }] })[2]).toBe(
      "Two sessions are still open; both fit on Friday and Saturday.",
    );
    // Days off or full: nothing fits.
    expect(weekInWords({ ...week, room: new Map([[day("2026-11-22"), 240]]) })[2]).toBe(
      "Two sessions are still open; both fit on Sunday.",
    );
    expect(weekInWords({ ...week, days: [], subjects: [], open: [] })).toEqual([
      "Nothing was planned this week up to today.",
      "No subject has had time yet.",
      "There is nothing left to make up this week.",
    ]);
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
