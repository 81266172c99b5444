import { expect, it } from "vitest";
import type { StudyPlan } from "../model/model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { finishedPlanOf } from "./finished-plan.ts";

const hour = { subject: "Physics", ...durationFieldsOf(60) };
const plan: StudyPlan = {
  "08-June-2026": [hour],
  "09-June-2026": [{ ...hour, released: "again" }],
  "10-June-2026": [hour, { ...hour, subject: "History" }],
};
const all = {
  "08-June-2026-Physics": true,
  "10-June-2026-Physics": true,
  "10-June-2026-History": true,
};

it("is finished once nothing is left to do, and sums up what was done", () => {
  const days = sessionDaysOf(plan);
  const { "10-June-2026-History": _, ...some } = all;
  expect(finishedPlanOf({ days, progress: some })).toBeUndefined();
  expect(finishedPlanOf({ days, progress: {} })).toBeUndefined();
  expect(finishedPlanOf({ days: [], progress: {} })).toBeUndefined();
  expect(finishedPlanOf({ days, progress: all })).toMatchObject({
    from: "2026-06-08",
    to: "2026-06-10",
    minutes: 180,
    sessions: 3,
    again: 1,
    letGo: 0,
    longestStreak: 1,
  });
});

it("counts as done again only what was, and the rest as let go", () => {
  const again = { ...hour, released: "again" } as const;
  const after: StudyPlan = {
    "08-June-2026": [hour, { ...again, subject: "Latin" }],
    "09-June-2026": [again, again, { ...hour, subject: "History", released: "let go" }],
    "10-June-2026": [hour],
  };
  const progress = { "08-June-2026-Physics": true, "10-June-2026-Physics": true };
  expect(finishedPlanOf({ days: sessionDaysOf(after), progress })).toMatchObject({
    sessions: 2,
    again: 1,
    letGo: 3,
  });
});

it("is not finished while a missed session is undecided", () => {
  const open: StudyPlan = { ...plan, "09-June-2026": [hour] };
  expect(finishedPlanOf({ days: sessionDaysOf(open), progress: all })).toBeUndefined();
});
