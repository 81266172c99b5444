import { timelineOf } from "@smart-planner/planner/plan";
import { parseDay } from "@smart-planner/planner/time";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { expect, it } from "vitest";
import { noMark } from "../../planner-service/session-mark.ts";
import { daysShown } from "./calendar-range.ts";
import { nothingLeftOn } from "./nothing-left.ts";

const dayOf = (text: string) => {
  const day = parseDay(text);
  if (day === undefined) throw new Error(text);
  return day;
};
const plan = {
  "10-June-2026": [{ subject: "Art", hours: 1 }],
  "23-June-2026": [{ subject: "Art", hours: 1 }],
};
const leftOn = (on: string, minuteOfDay: number, { isDone = false, week = on } = {}) => {
  const days = daysShown({ view: "week", day: dayOf(week) });
  return nothingLeftOn({
    plan,
    days,
    sessions: timelineOf({ plan, days }).events,
    markOf: () => ({ ...noMark, state: isDone ? "done" : undefined }),
    now: { day: dayOf(on), minuteOfDay },
    words: calendarWords,
  });
};

it("says that a week has nothing left, and leads to the next day with a session", () => {
  expect(leftOn("2026-06-10", 8 * 60 + 30)).toBeUndefined();
  const next = dayOf("2026-06-23");
  expect(leftOn("2026-06-10", 9 * 60)).toEqual({ text: "Nothing left this week.", next });
  expect(leftOn("2026-06-10", 420, { isDone: true })?.text).toBe("Nothing left this week.");
  expect(leftOn("2026-06-10", 420, { week: "2026-06-17" })).toEqual({
    text: "Nothing planned this week.",
    next,
  });
  expect(leftOn("2026-06-17", 420, { week: "2026-06-10" })).toBeUndefined();
  expect(leftOn("2026-06-30", 420)?.text).toBe("All done. No more exams ahead.");
});

it("never calls a week empty whose sessions are all behind", () => {
  expect(leftOn("2026-06-24", 420)?.text).toBe("All done. No more exams ahead.");
});
