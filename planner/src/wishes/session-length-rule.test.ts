import { describe, expect, it } from "vitest";
import type { PlanningWishes } from "../model.ts";
import { dayOfNumber } from "../time/calendar-day.ts";
import { noWishes } from "./no-wishes.ts";
import { readWishes } from "./read-wishes.ts";

const subjects = ["Physics", "Mathematics", "Chemistry", "History", "English Literature", "Art"];
const read = (text: string) => readWishes({ text, subjects, today: dayOfNumber(20_789) });

type Lengths = Pick<PlanningWishes, "minSessionLength" | "maxSessionLength">;

describe("the length of a session", () => {
  const cases: readonly (readonly [string, Lengths])[] = [
    ["sessions of at most 45 minutes", { maxSessionLength: 45 }],
    ["sessions max 1 hour", { maxSessionLength: 60 }],
    ["max session 90 minutes", { maxSessionLength: 90 }],
    ["no sessions longer than an hour", { maxSessionLength: 60 }],
    ["sessions no longer than 1 hour", { maxSessionLength: 60 }],
    ["sessions shorter than 45 minutes", { maxSessionLength: 45 }],
    ["max 2 hours in a row", { maxSessionLength: 120 }],
    ["no more than 45 min at a time", { maxSessionLength: 45 }],
    ["no more than 90 minutes without a break", { maxSessionLength: 90 }],
    ["at most 90 minutes non-stop", { maxSessionLength: 90 }],
    ["a break every 45 minutes", { maxSessionLength: 45 }],
    ["I can't concentrate for more than 40 minutes", { maxSessionLength: 40 }],
    ["sessions at most 47 minutes", { maxSessionLength: 45 }],
    ["I prefer short sessions", { maxSessionLength: 45 }],
    ["at least 30 minutes per session", { minSessionLength: 30 }],
    ["no sessions under 30 minutes", { minSessionLength: 30 }],
    ["45-minute sessions", { minSessionLength: 45, maxSessionLength: 45 }],
    ["one hour sessions", { minSessionLength: 60, maxSessionLength: 60 }],
    ["study in blocks of 50 minutes", { minSessionLength: 50, maxSessionLength: 50 }],
    ["sessions between 30 and 60 minutes", { minSessionLength: 30, maxSessionLength: 60 }],
    ["30-60 minute sessions", { minSessionLength: 30, maxSessionLength: 60 }],
    ["sessions of 45 min to 1 hour", { minSessionLength: 45, maxSessionLength: 60 }],
  ];
  it.each(cases)("%s", (text, lengths) => {
    expect(read(text)).toEqual({
      wishes: { ...noWishes, ...lengths },
      understood: expect.any(Array),
      notUnderstood: [],
    });
  });

  it.each([
    "breaks of 10 minutes",
    "longer sessions",
    "sessions of 5 minutes",
    "sessions of 47 minutes",
    "sessions of 9 hours",
    "25 minute pomodoro",
  ])("reports %s", (text) => {
    expect(read(text)).toEqual({ wishes: noWishes, understood: [], notUnderstood: [text] });
  });

  it("refuses a shortest session above the longest", () => {
    const result = read("sessions of at most 30 minutes. At least an hour per session.");
    expect(result.understood).toEqual(["Sessions of at most 30 minutes"]);
    expect(result.notUnderstood).toEqual(["At least an hour per session"]);
  });
});
