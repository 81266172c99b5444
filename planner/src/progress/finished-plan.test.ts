import { expect, it } from "vitest";
import type { StudyPlan } from "../model/model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { parseDay } from "../time/calendar-day.ts";
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

const day = (text: string) => parseDay(text) ?? expect.fail();
const finished = (
  of: StudyPlan,
  progress: Record<string, boolean>,
  isOver = false,
  physicsExam = day("2026-06-12"),
) =>
  finishedPlanOf({
    days: sessionDaysOf(of),
    progress,
    isOver,
    subjects: [
      { name: "Physics", examDate: physicsExam },
      { name: "History", examDate: day("2026-06-12") },
    ],
    today: day("2026-06-10"),
  });

it("is finished once nothing is left to do, and sums up the done work", () => {
  const { "10-June-2026-History": _, ...some } = all;
  expect(finished(plan, some)).toBeUndefined();
  expect(finished(plan, {})).toBeUndefined();
  expect(finished({}, {})).toBeUndefined();
  expect(finished(plan, all)).toMatchObject({
    from: "2026-06-08",
    to: "2026-06-10",
    minutes: 180,
    sessions: 3,
    open: 0,
  });
});

it("is not finished while a missed session is undecided, unless no exam is ahead", () => {
  const open: StudyPlan = {
    ...plan,
    "09-June-2026": [hour, { ...hour, subject: "History", released: "let go" }],
  };
  expect(finished(open, all)).toBeUndefined();
  // Nothing can be made up for an exam that is over.
  expect(finished(open, all, false, day("2026-06-10"))).toMatchObject({ sessions: 3, open: 2 });
  expect(finished(open, all, true)).toMatchObject({ sessions: 3, open: 2 });
  const some = { "08-June-2026-Physics": true };
  expect(finished(open, some, true)).toMatchObject({ to: "2026-06-10", sessions: 1 });
});
