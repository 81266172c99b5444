import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { PlanEntry, StudyPlan } from "../model/model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { missedSessionsOf } from "./missed-sessions.ts";

const entry = (subject: string, more: Partial<PlanEntry> = {}): PlanEntry => ({
  subject,
  hours: 1,
  ...more,
});
const missedOn = (
  today: string,
  plan: StudyPlan,
  exams: readonly (readonly [name: string, date: string])[],
  tasks?: readonly { readonly key: string }[],
) =>
  missedSessionsOf({
    days: sessionDaysOf(plan),
    progress: {},
    subjects: exams.map(([name, date]) => ({ name, examDate: day(date) })),
    tasks,
    today: day(today),
  }).map(({ key }) => key);

it("a session is missed until the day of its exam", () => {
  const plan = { "08-June-2026": [entry("Art"), entry("Maths")] };
  const exams = [
    ["Art ", "2026-06-10"],
    ["Maths", "2026-06-30"],
  ] as const;
  const [art, maths] = ["08-June-2026-Art", "08-June-2026-Maths"];
  expect(missedOn("2026-06-08", plan, exams)).toEqual([]);
  expect(missedOn("2026-06-09", plan, exams)).toEqual([art, maths]);
  expect(missedOn("2026-06-10", plan, exams)).toEqual([maths]);
  expect(missedOn("2026-06-30", plan, exams)).toEqual([]);
});

it("of two exams of a subject it belongs to its own; of a moved exam to the new date", () => {
  const plan = { "08-June-2026": [entry("Art", { examDate: "2026-06-10" })] };
  const key = "08-June-2026-Art";
  const near = ["Art", "2026-06-10"] as const;
  const later = ["Art", "2026-06-20"] as const;
  expect(missedOn("2026-06-09", plan, [near, later])).toEqual([key]);
  expect(missedOn("2026-06-12", plan, [near, later])).toEqual([]);
  expect(missedOn("2026-06-12", plan, [later])).toEqual([key]);
});

it("a session of due work is missed while the work is open", () => {
  const plan = { "08-June-2026": [entry("Art", { taskId: "essay", title: "Essay" })] };
  const exams = [["Art", "2026-06-30"]] as const;
  expect(missedOn("2026-06-09", plan, exams, [{ key: "essay" }])).toHaveLength(1);
  expect(missedOn("2026-06-09", plan, exams, [{ key: "other" }])).toEqual([]);
});
