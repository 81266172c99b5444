import { describe, expect, it } from "vitest";
import { day } from "../../../test/calendar-day.ts";
import { defaultPreferences } from "../../model/default-preferences.ts";
import type { StudyPlan } from "../../model/model.ts";
import { examKeyOf } from "../../study-plan/exam-key.ts";
import { sessionsOf } from "../../study-plan/plan-sessions.ts";
import { labelOf } from "../../time/day-labels.ts";
import { addDays } from "../../time/day-number.ts";
import { planAdvanced } from "../plan-advanced.ts";

const week = { grid: {}, commitments: [], preferences: defaultPreferences, minuteOfDay: 7 * 60 };

describe("least change", () => {
  it.each([
    [2, "2027-03-11"],
    [4, "2027-03-11"],
    [6, "2027-03-08"],
  ])("leaves a new exam no less than a balanced plan does, with %i h a day", (hours, date) => {
    const known = [
      { name: "Maths", examDate: day("2027-03-21") },
      { name: "Physics", examDate: day("2027-03-25") },
    ];
    const at = { ...week, hoursPerDay: hours, effort: "full" } as const;
    const { plan } = planAdvanced({ ...at, today: day("2027-03-01"), subjects: known });
    const minutesOfNew = (stability: "least" | "balanced") =>
      planAdvanced({
        ...at,
        today: day("2027-03-04"),
        subjects: [...known, { name: "History", examDate: day(date) }],
        before: plan,
        stability,
      }).fit.at(-1)?.plannedMinutes;
    expect(minutesOfNew("least")).toBeGreaterThanOrEqual(minutesOfNew("balanced") ?? 0);
  });

  it("gives no hours back that pauses made room for", () => {
    const exams = [
      { name: "Maths", examDate: day("2027-03-08") },
      { name: "Physics", examDate: day("2027-03-10") },
    ];
    const at = { ...week, hoursPerDay: 8, today: day("2027-03-03"), effort: "full" } as const;
    const stated = exams.map((exam) => ({ ...exam, workMinutes: 1620 }));
    const { plan, level } = planAdvanced({ ...at, subjects: stated });
    expect(level).toBeGreaterThan(1);
    const settled = exams.map((exam) => ({ ...exam, shareMinutes: 1620 }));
    const again = planAdvanced({ ...at, subjects: settled, before: plan, stability: "least" });
    expect(again.fit.map(({ plannedMinutes }) => plannedMinutes)).toEqual([1620, 1620]);
  });

  it("keeps no plan that leaves stated work undone for another subject's hours", () => {
    const today = day("2027-03-01");
    const sessionOn = (ahead: number) =>
      ahead === 13
        ? { subject: "Latin", hours: 0.5, startTime: "14:00" }
        : { subject: ahead % 6 === 0 ? "Maths" : "Latin", hours: 1, startTime: "08:00" };
    const before = Object.fromEntries(
      Array.from({ length: 15 }, (_, ahead) => [
        labelOf(addDays(today, ahead)),
        [sessionOn(ahead)],
      ]),
    );
    const { fit } = planAdvanced({
      ...week,
      today,
      hoursPerDay: 1,
      subjects: [
        { name: "Maths", examDate: day("2027-03-14"), workMinutes: 600 },
        { name: "Latin", examDate: day("2027-03-16"), shareMinutes: 750 },
      ],
      before,
      stability: "least",
      effort: "full",
    });
    expect(fit.find(({ subject }) => subject === "Maths")?.missingMinutes).toBeLessThan(180);
  });

  it("keeps what exams have on the day before them, also where stated work goes first", () => {
    const exams = [
      { name: "Art", examDate: day("2027-03-08") },
      { name: "Latin", examDate: day("2027-03-06") },
    ];
    const at = { ...week, today: day("2027-03-01"), hoursPerDay: 3, effort: "preview" } as const;
    const { plan, shares } = planAdvanced({ ...at, subjects: exams });
    const settled = exams.map((exam) => ({
      ...exam,
      shareMinutes: shares.get(examKeyOf(exam)),
    }));
    const stated = { name: "Maths", examDate: day("2027-03-06"), workMinutes: 600 };
    const again = planAdvanced({
      ...at,
      subjects: [...settled, stated],
      before: plan,
      stability: "least",
    });
    const eveOf = (each: StudyPlan) =>
      sessionsOf(each).filter((one) => one.subject === "Latin" && one.day === day("2027-03-05"));
    expect(eveOf(plan).length).toBeGreaterThan(0);
    expect(eveOf(again.plan)).toMatchObject(eveOf(plan).map(({ minutes }) => ({ minutes })));
    expect(again.fit.at(-1)?.missingMinutes).toBe(0);
  });

  it("moves no session for lunch", () => {
    const exam = { name: "Maths", examDate: day("2027-03-11") };
    const inputs = {
      ...week,
      today: day("2027-03-01"),
      minuteOfDay: 9 * 60,
      hoursPerDay: 12,
      preferences: { ...defaultPreferences, minSessionLength: 60, maxSessionLength: 60 },
      effort: "full",
    } as const;
    const { plan, shares } = planAdvanced({ ...inputs, subjects: [exam] });
    const settled = { ...exam, shareMinutes: shares.get(examKeyOf(exam)) };
    const again = planAdvanced({
      ...inputs,
      subjects: [settled],
      before: plan,
      stability: "least",
    });
    expect(again.plan).toEqual(plan);
  });
});
