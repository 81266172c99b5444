import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { PlanEntry } from "../model/model.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { freedTimeOf } from "./index.ts";

const today = day("2026-11-16");
const essay = (minutes: number): PlanEntry => ({
  subject: "History",
  ...durationFieldsOf(minutes),
  taskId: "e",
});
const before = {
  "15-November-2026": [essay(60)],
  "17-November-2026": [essay(90), { subject: "Maths", ...durationFieldsOf(60) }],
  "25-November-2026": [essay(60)],
};
const after = { "17-November-2026": before["17-November-2026"].slice(1) };
const maths = { name: "Maths", examDate: day("2026-11-20") };
const physics = { name: "Physics", examDate: day("2026-11-30") };

it("work that ended frees the time ahead of it, up to the last exam that shares the hours", () => {
  const subjects = ["Maths", "Physics"];
  expect(freedTimeOf({ before, after, exams: [maths], today })).toEqual({
    minutes: 90,
    subjects: ["Maths"],
  });
  expect(freedTimeOf({ before, after, exams: [maths, physics], today })).toEqual({
    minutes: 150,
    subjects,
  });
});

it("nothing is offered if no exam can use it", () => {
  const over = { ...maths, examDate: today };
  const goal = { ...physics, workMinutes: 600 };
  expect(freedTimeOf({ before, after, exams: [over, goal], today })).toBeUndefined();
  expect(freedTimeOf({ before, after: before, exams: [maths], today })).toBeUndefined();
});
