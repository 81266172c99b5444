import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { StudyPlan } from "../model/model.ts";
import { nextExamOf } from "./next-exam.ts";
import { timelineOf } from "./timeline.ts";
import { todayRibbonOf } from "./today-ribbon.ts";

const today = day("2026-06-10");

describe("today's ribbon", () => {
  const plan: StudyPlan = {
    "09-June-2026": [{ subject: "History", hours: 1 }],
    "10-June-2026": [
      { subject: "Mathematics", hours: 1 },
      { subject: "__proto__", hours: 1 },
      { subject: "Chemistry", hours: 1 },
      { subject: "History", hours: 1 },
      { subject: "Biology", hours: 1 },
    ],
  };
  const { events } = timelineOf({ plan });
  const at = (minuteOfDay: number, progress = {}) =>
    todayRibbonOf({ events, progress, today, minuteOfDay });

  it("says which sessions are done, unfinished, running, next and later", () => {
    const ribbon = at(10 * 60 + 40, { "10-June-2026-Mathematics": true });
    expect(
      ribbon.sessions.map(({ event, state }) => [event.startTime, event.subject, state]),
    ).toEqual([
      ["08:00", "Mathematics", "done"],
      ["09:15", "__proto__", "unfinished"],
      ["10:30", "Chemistry", "now"],
      ["11:45", "History", "next"],
      ["13:00", "Biology", "later"],
    ]);
    expect(ribbon.done).toBe(1);
  });

  it("begins a session on its first minute and ends it on its last", () => {
    expect(at(480).sessions[0]?.state).toBe("now");
    expect(at(539).sessions[0]?.state).toBe("now");
    expect(at(540).sessions.map(({ state }) => state)).toEqual([
      "unfinished",
      "next",
      "later",
      "later",
      "later",
    ]);
  });

  it("passes over a session ticked ahead of its time when it names the next", () => {
    const ribbon = at(0, { "10-June-2026-Mathematics": true });
    expect(ribbon.sessions.map(({ state }) => state).slice(0, 2)).toEqual(["done", "next"]);
  });
});

describe("the next exam", () => {
  const subjects = [
    { name: "Mathematics", examDate: day("2026-06-18") },
    { name: " Chemistry", examDate: day("2026-06-15") },
    { name: "Latin", examDate: day("2026-06-01") },
  ];

  it("is the nearest that is not over", () => {
    expect(nextExamOf({ today, subjects, plan: {} })).toEqual({
      subjects: ["Chemistry"],
      day: "2026-06-15",
      daysLeft: 5,
    });
  });

  it("is also found in the plan, with every subject of that day", () => {
    const plan: StudyPlan = {
      "10-June-2026": [
        { subject: "Art", hours: 1, examDate: "2026-06-11" },
        { subject: "Art", hours: 1, examDate: "2026-06-11" },
        { subject: "Music", hours: 1, examDate: "2026-06-11" },
        { subject: "Drama", hours: 1, examDate: "whenever" },
      ],
    };
    expect(nextExamOf({ today, subjects, plan })).toMatchObject({
      subjects: ["Art", "Music"],
      daysLeft: 1,
    });
  });

  it("can be today, and can be missing", () => {
    const sameDay = [{ name: "Art", examDate: today }];
    expect(nextExamOf({ today, subjects: sameDay, plan: {} })?.daysLeft).toBe(0);
    expect(nextExamOf({ today: day("2027-01-01"), subjects, plan: {} })).toBeUndefined();
  });
});
