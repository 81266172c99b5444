import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { inputsWith, monday } from "../../test/maths-in-two-weeks.ts";
import { defaultPreferences } from "../default-preferences.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { addDays } from "../time/day-number.ts";
import { planAdvanced } from "./plan-advanced.ts";
import type { AdvancedInputs } from "./problem/advanced-inputs.ts";
import type { PlanEffort } from "./solve/solve.ts";

const efforts: readonly PlanEffort[] = ["preview", "full"];

describe("more time or a harder subject", () => {
  const minutesOf = (inputs: AdvancedInputs, effort: PlanEffort, name?: string): number =>
    sessionsOf(planAdvanced({ ...inputs, effort }).plan)
      .filter(({ subject }) => name === undefined || subject === name)
      .reduce((sum, { minutes }) => sum + minutes, 0);

  it.each(efforts)(
    "an hour more plans no less where sessions are then counted in longer units, %s",
    (effort) => {
      const student = inputsWith({
        minuteOfDay: 20 * 60 + 1,
        hoursPerDay: 4,
        preferences: {
          ...defaultPreferences,
          subjectDifficulty: { Maths: 2, Art: 1 },
          maxSessionLength: 100,
          sleepSchedule: { start: 0, end: 0 },
        },
        subjects: [
          { name: "Maths", examDate: addDays(monday, 31) },
          { name: "Art", examDate: addDays(monday, 1) },
        ],
      });
      const hours = [4, 5, 6, 7].map((hoursPerDay) =>
        minutesOf({ ...student, hoursPerDay }, effort),
      );
      expect(hours).toEqual(hours.toSorted((one, other) => one - other));
    },
  );

  it.each(efforts)(
    "a harder subject gets no less where comfort gives way for another, %s",
    (effort) => {
      const rated = (rating: number) =>
        inputsWith({
          today: day("2026-02-28"),
          minuteOfDay: 20 * 60 + 46,
          hoursPerDay: 6,
          commitments: [
            { name: "Job", days: [0], startTime: "07:15", endTime: "00:00", type: "work" },
          ],
          preferences: {
            ...defaultPreferences,
            minSessionLength: 15,
            subjectDifficulty: { Maths: rating, Art: 1, Latin: 1 },
          },
          subjects: [
            { name: "Maths", examDate: day("2026-03-07") },
            { name: "Art", examDate: day("2026-03-04") },
            { name: "Latin", examDate: day("2026-03-04") },
          ],
        });
      expect(minutesOf(rated(5), effort, "Maths")).toBeGreaterThanOrEqual(
        minutesOf(rated(2), effort, "Maths"),
      );
    },
  );

  it.each([
    [
      "of its share",
      "3:5 2:1 9:1 11:1 13:1 31:1 19:1 2:1 8:1 14:3 32:3 13:4 33:1 4:4 22:2 31:1 1:1 17:1 44:2 14:1 4:1 4:3",
    ],
    [
      "of other shares",
      "3:5 2:1 9:1 11:1 13:1 31:1 19:1 2:2 8:1 14:1 32:1 13:1 33:1 4:4 22:1 31:4 1:1 17:1 44:1 14:1 4:1 4:2",
    ],
  ])("a harder subject gets no less where whole sessions leave some %s out", (_, exams) => {
    const today = day("2027-07-15");
    // An exam on nearly every day: its days from today and its rating.
    const others = exams.split(" ").map((exam, nr) => {
      const [days = 0, rating = 0] = exam.split(":").map(Number);
      return { name: `Subject ${nr}`, examDate: addDays(today, days), rating };
    });
    const rated = (rating: number) =>
      inputsWith({
        today,
        minuteOfDay: 15 * 60 + 31,
        hoursPerDay: 12,
        preferences: {
          ...defaultPreferences,
          preferredTimes: [],
          minSessionLength: 100,
          maxSessionLength: 180,
          subjectDifficulty: {
            ...Object.fromEntries(others.map((other) => [other.name, other.rating])),
            Latin: rating,
          },
        },
        subjects: [...others, { name: "Latin", examDate: addDays(today, 5) }],
      });
    for (const effort of efforts)
      expect(minutesOf(rated(5), effort, "Latin")).toBeGreaterThanOrEqual(
        minutesOf(rated(2), effort, "Latin"),
      );
  });
});
