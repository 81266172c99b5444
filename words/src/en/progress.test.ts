import type { WeekFacts } from "@smart-planner/planner/progress";
import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { toolsOf } from "../tools.ts";
import { planChangeWords } from "./plan-changes.ts";
import { progressWords as words } from "./progress.ts";
import { sessionMenuWords } from "./session-menu.ts";
import { todayWords } from "./today.ts";
import { yourTimeWords } from "./your-time.ts";

it.each([
  [0, false, "Every step counts! Let's start studying!"],
  [49, false, "Every step counts! Let's start studying!"],
  [50, false, "You're making great progress! Keep going!"],
  [100, false, "You're making great progress! Keep going!"],
  [100, true, "Amazing! You've completed all sessions! Keep up the great work!"],
])("says at %d percent, all done %s", (percent, isAllDone, message) => {
  expect(words.closing(percent, isAllDone)).toBe(message);
});

it.each([
  [0, "Start today!"],
  [1, "Keep it up!"],
  [2, "Amazing consistency!"],
  [365, "Amazing consistency!"],
])("hints at a streak of %d", (streak, hint) => {
  expect(words.streakHint(streak)).toBe(hint);
});

it("shows hours in tenths, half a tenth rounded up, with each language's own sign", () => {
  expect(words.hours(0, 69 / 60)).toBe("0.0 / 1.2 hours");
  expect(words.hrs(2.75, 1234.5)).toBe("2.8 / 1234.5 hrs");
  expect(toolsOf("de").decimal(69 / 60)).toBe("1,2");
});

it("says how long the streak is, and what keeps it", () => {
  expect(todayWords.streak({ days: 1, isSafeIfPlanned: false })).toBe("1 day in a row");
  expect(todayWords.streak({ days: 4, isSafeIfPlanned: false })).toBe("4 days in a row");
  expect(todayWords.streak({ days: 4, isSafeIfPlanned: true })).toBe(
    "Your 4-day streak is safe if you plan them again",
  );
});

it("says what a session contains, and when the exam is", () => {
  const done = { doneMinutes: 160, wholeMinutes: 1140 };
  const brings = "After this you have done 2 h 40 of 19 h.";
  const { whyNow } = sessionMenuWords;
  expect(whyNow(done)).toBe(brings);
  expect(whyNow({ ...done, examInDays: 0 })).toBe(`${brings} Exam today.`);
  expect(whyNow({ ...done, examInDays: 1 })).toBe(`${brings} Exam tomorrow.`);
  expect(whyNow({ ...done, examInDays: 20 })).toBe(`${brings} Exam in 20 days.`);
});

it("offers freed time to the exam that can use it, or to all", () => {
  expect(planChangeWords.fillFreed(90, ["Maths"])).toBe("Use 1 h 30 min for Maths");
  expect(planChangeWords.fillFreed(150, ["Maths", "Art"])).toBe("Use 2 h 30 min for your exams");
});

it("says of a week how much was done, where the time went and how much is open", () => {
  const fitOn = ["2026-11-21", "2026-11-22"].flatMap((day) => parseDay(day) ?? []);
  const week = {
    doneMinutes: 590,
    plannedMinutes: 720,
    most: "Physics",
    nextExam: "Physics",
    openSessions: 2,
    isFree: false,
    fitOn,
  };
  const said = (changes: Partial<WeekFacts>) =>
    yourTimeWords.week((text) => text, { ...week, ...changes }).join("");
  expect(said({})).toBe(
    "You studied 9 h 50 min of the 12 h you planned up to today. Physics had the most time, and it is the exam that comes first. Two sessions are still open; both fit on Saturday and Sunday.",
  );
  expect(said({ plannedMinutes: 0, nextExam: "Art", openSessions: 0 })).toBe(
    "You studied 9 h 50 min this week, outside your plan. Physics had the most time; the exam that comes first is Art. There is nothing left to make up this week.",
  );
  expect(said({ plannedMinutes: 0, doneMinutes: 0, openSessions: 3, fitOn: null })).toMatch(
    /^Nothing was planned this week up to today\. .* Three sessions are still open; this week has no room for all of them\.$/,
  );
});

it("says in how many days the next exam is", () => {
  const exam = parseDay("2026-06-15");
  if (exam === undefined) throw new Error("no such day");
  expect([5, 1, 0].map((days) => todayWords.examIn(days, exam))).toEqual([
    "in 5 days, 15 June",
    "tomorrow, 15 June",
    "today, 15 June",
  ]);
});
