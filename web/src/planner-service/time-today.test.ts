import type { StudyPlan } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";
import { planSaidWords as texts } from "@smart-planner/words/en/plan-said";
import { expect, it } from "vitest";
import { timeTodayTexts } from "./time-today.ts";

const today = parseDay("2026-06-10") ?? expect.fail();
const planOf = (todayMinutes: number, tomorrowMinutes: number): StudyPlan => {
  const session = (minutes: number) => [
    {
      subject: "Physics",
      hours: minutes / 60,
      time: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
      timeFormatted: `${minutes} min`,
    },
  ];
  return { "10-June-2026": session(todayMinutes), "11-June-2026": session(tomorrowMinutes) };
};
const before = planOf(180, 120);

it("the last change promises the rest for later only where it has moved", () => {
  const said = (after: StudyPlan) => timeTodayTexts({ texts, minutes: 90, before, after, today });
  expect(said(planOf(90, 210))).toEqual({
    name: "1 h 30 today, the rest later",
    text: "1 h 30 today. 1 h 30 moved to tomorrow.",
  });
  expect(said(planOf(90, 120))).toEqual({
    name: "1 h 30 today",
    text: "1 h 30 today. 1 h 30 does not fit any more.",
  });
});
