import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { StudyPlan } from "../model/model.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { doneEarlyOf } from "./done-early.ts";

const today = day("2026-06-10");
const physics = (studiedMinutes: number, enteredMinutes = 600) => ({
  name: "Physics",
  enteredMinutes,
  studiedMinutes,
});
const plan: StudyPlan = {
  "10-June-2026": [{ subject: "Physics", ...durationFieldsOf(90) }],
  "11-June-2026": [{ subject: "Physics", ...durationFieldsOf(60) }],
};
const early = (subjects: readonly ReturnType<typeof physics>[], progress = {}) =>
  doneEarlyOf({ madeFrom: { subjects: [physics(0)], today }, subjects, plan, progress });

it("frees the time of a chapter that was ticked before its sessions came", () => {
  const [change] = early([physics(180)]);
  expect(change).toEqual({ kind: "done early", subject: "Physics", minutes: 180 });
});

it("says nothing if the sessions account for the work, if it is little, or if the work is another", () => {
  const progress = { "10-June-2026-Physics": true };
  expect(early([physics(90)], progress)).toEqual([]);
  expect(early([physics(140)], progress)).toEqual([]);
  expect(early([physics(150)], progress)).toHaveLength(1);
  expect(early([physics(300, 900)])).toEqual([]);
});
