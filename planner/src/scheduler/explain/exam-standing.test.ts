import { expect, it } from "vitest";
import type { CalendarDay, StudyPlan } from "../../model/model.ts";
import { durationFieldsOf } from "../../time/duration.ts";
import { examStandingsOf } from "./exam-standing.ts";
import type { SubjectFit } from "./fit.ts";

const today = "2026-06-10" as CalendarDay;
const fit = (given: Partial<SubjectFit>): SubjectFit => ({
  subject: "Physics",
  examDate: "2026-06-20" as CalendarDay,
  kind: "shared",
  needMinutes: 180,
  doneMinutes: 0,
  plannedMinutes: 180,
  missingMinutes: 0,
  spareMinutes: 60,
  ...given,
});
const hour = { subject: "Physics", ...durationFieldsOf(60) };
const plan: StudyPlan = {
  "08-June-2026": [hour],
  "09-June-2026": [hour],
  "12-June-2026": [hour],
};

it("counts done and planned time, and reports three days without a tick", () => {
  const [none] = examStandingsOf({ plan, progress: {}, fit: [fit({})], today });
  expect(none).toMatchObject({
    neededMinutes: 180,
    doneMinutes: 0,
    plannedMinutes: 60,
    missingMinutes: 120,
    readiness: "short",
  });
  const ticks = { "08-June-2026-Physics": true, "09-June-2026-Physics": true };
  const [all] = examStandingsOf({ plan, progress: ticks, fit: [fit({})], today });
  expect(all).toMatchObject({ doneMinutes: 120, missingMinutes: 0, readiness: "on track" });
});

it("asks nothing more about released sessions, except if work was stated", () => {
  const gone: StudyPlan = {
    ...plan,
    "08-June-2026": [{ ...hour, released: "let go" }],
    "09-June-2026": [{ ...hour, released: "let go" }],
  };
  const given = { plan: gone, progress: {}, today };
  expect(examStandingsOf({ ...given, fit: [fit({})] })[0]).toMatchObject({
    neededMinutes: 60,
    missingMinutes: 0,
  });
  expect(examStandingsOf({ ...given, fit: [fit({ kind: "stated" })] })[0]).toMatchObject({
    neededMinutes: 180,
    missingMinutes: 120,
  });
});

it("is tight with less than a tenth to spare, and leaves out exams that are over", () => {
  const ticks = { "08-June-2026-Physics": true, "09-June-2026-Physics": true };
  const given = { plan, progress: ticks, today };
  expect(examStandingsOf({ ...given, fit: [fit({ spareMinutes: 5 })] })[0]?.readiness).toBe(
    "tight",
  );
  expect(
    examStandingsOf({ ...given, fit: [fit({ examDate: "2026-06-09" as CalendarDay })] }),
  ).toEqual([]);
});

it("is neither on track nor tight on the day of the exam", () => {
  const exam = fit({ examDate: today, needMinutes: 0, plannedMinutes: 0, spareMinutes: 0 });
  const given = { plan: { "08-June-2026": [hour] }, fit: [exam], today };
  const progress = { "08-June-2026-Physics": true };
  expect(examStandingsOf({ ...given, progress })[0]?.readiness).toBe("today");
  expect(examStandingsOf({ ...given, progress: {} })[0]?.readiness).toBe("short");
});

it("misses nothing if the rest is too short for a session", () => {
  const stated = fit({ kind: "stated", needMinutes: 85, plannedMinutes: 60 });
  const [exam] = examStandingsOf({ plan, progress: {}, fit: [stated], today });
  expect(exam).toMatchObject({ missingMinutes: 0, readiness: "on track" });
  const without = { ...plan, "12-June-2026": [] };
  const [none] = examStandingsOf({ plan: without, progress: {}, fit: [stated], today });
  expect(none).toMatchObject({ missingMinutes: 60, readiness: "short" });
});
