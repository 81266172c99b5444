import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { PlanningWishes } from "../model/model.ts";
import { noWishes } from "../wishes/no-wishes.ts";
import { dailyMinutesOn, sessionLengthsOf, studyDeadlineOf } from "./study-limits.ts";

const wishesOf = (parts: Partial<PlanningWishes>): PlanningWishes => ({
  ...noWishes,
  ...parts,
});

describe("minutes of study a day", () => {
  it("are the hours of the form, within one day", () => {
    expect(dailyMinutesOn({ weekday: 0, hoursPerDay: 6 })).toBe(360);
    expect(dailyMinutesOn({ weekday: 0, hoursPerDay: 30 })).toBe(1440);
    expect(dailyMinutesOn({ weekday: 0, hoursPerDay: -1 })).toBe(0);
    expect(dailyMinutesOn({ weekday: 0, hoursPerDay: Number.NaN })).toBe(0);
  });

  it("go down to the lowest wished limit of that weekday, never up", () => {
    const wishes = wishesOf({
      dailyLimits: [
        { weekdays: [0, 1, 2, 3, 4], minutes: 180 },
        { weekdays: [4], minutes: 60 },
        { weekdays: [5], minutes: 900 },
      ],
    });
    expect(dailyMinutesOn({ weekday: 0, hoursPerDay: 6, wishes })).toBe(180);
    expect(dailyMinutesOn({ weekday: 4, hoursPerDay: 6, wishes })).toBe(60);
    expect(dailyMinutesOn({ weekday: 5, hoursPerDay: 6, wishes })).toBe(360);
  });
});

describe("the day from which a subject is no longer studied", () => {
  const examDate = day("2026-06-20");

  it("is the exam, or earlier by the most days wished", () => {
    const wishes = wishesOf({
      finishDaysBefore: [{ days: 1 }, { subject: "Physics ", days: 3 }],
    });
    expect(studyDeadlineOf({ subject: { name: "Maths", examDate } })).toBe("2026-06-20");
    expect(studyDeadlineOf({ subject: { name: "Maths", examDate }, wishes })).toBe("2026-06-19");
    expect(studyDeadlineOf({ subject: { name: " Physics", examDate }, wishes })).toBe("2026-06-17");
  });
});

describe("session lengths", () => {
  const preferences = { minSessionLength: 30, maxSessionLength: 120 };

  it("are those of the form, brought onto the grid from the inside", () => {
    expect(sessionLengthsOf({ preferences })).toEqual({
      minimum: 30,
      maximum: 120,
      conflict: false,
    });
    expect(
      sessionLengthsOf({ preferences: { minSessionLength: 32, maxSessionLength: 64 } }),
    ).toEqual({ minimum: 35, maximum: 60, conflict: false });
  });

  it("let a wish come before the form", () => {
    expect(sessionLengthsOf({ preferences, wishes: wishesOf({ maxSessionLength: 20 }) })).toEqual({
      minimum: 20,
      maximum: 20,
      conflict: false,
    });
    expect(sessionLengthsOf({ preferences, wishes: wishesOf({ minSessionLength: 150 }) })).toEqual({
      minimum: 150,
      maximum: 150,
      conflict: false,
    });
  });

  it("take the shorter for both if the minimum is above the maximum, and say so", () => {
    expect(
      sessionLengthsOf({ preferences: { minSessionLength: 60, maxSessionLength: 45 } }),
    ).toEqual({ minimum: 45, maximum: 45, conflict: true });
  });
});
