import { type CalendarDay, defaultPreferences } from "@smart-planner/planner/model";
import { expect, it } from "vitest";
import { madeText, subjectsSummaryOf, weekSummaryOf } from "./setup-summary.ts";

it("says in one line what was set up", () => {
  const subjects = [
    { name: "Physics", examDate: "2026-12-15" as CalendarDay },
    { name: "History", examDate: "2026-12-02" as CalendarDay },
    // Its second exam.
    { name: "History", examDate: "2026-12-09" as CalendarDay, isFurther: true },
  ];
  const entered = {
    subjects,
    grid: {},
    commitments: [],
    preferences: defaultPreferences,
    hoursPerDay: 4,
  };
  expect(subjectsSummaryOf(entered)).toBe(
    "2 subjects, 4 study hours per day, last exam 15 December",
  );
  const commitments = [
    {
      name: "Lecture",
      days: [0, 2] as const,
      startTime: "09:00",
      endTime: "10:30",
      type: "other" as const,
      isClass: true,
    },
    {
      name: "Night shift",
      days: [5] as const,
      startTime: "22:00",
      endTime: "02:00",
      type: "work" as const,
    },
  ];
  expect(
    weekSummaryOf({
      grid: {},
      commitments,
      preferences: {
        ...defaultPreferences,
        preferredTimes: ["Evening"],
        minSessionLength: 30,
        maxSessionLength: 75,
        sleepSchedule: { start: 23, end: 7 },
      },
    }),
  ).toBe("3 h of classes, 1 commitment, evenings, 30 to 75 min sessions, sleep 23:00 to 07:00");
});

it("says when a plan was made, and when it was changed since", () => {
  const [made, later] = ["2026-11-08" as CalendarDay, "2026-11-19" as CalendarDay];
  expect(madeText({ today: made }, made, true)).toBe("Made today. Up to date.");
  expect(madeText({ today: made }, later, false)).toBe("Made on 8 November. Out of date.");
  expect(madeText({ today: later, madeOn: made }, later, true)).toBe(
    "Made on 8 November, changed today. Up to date.",
  );
  expect(madeText({ today: later, madeOn: made }, "2026-11-21" as CalendarDay, true)).toBe(
    "Made on 8 November, changed on 19 November. Up to date.",
  );
  expect(madeText({ today: made, madeOn: made }, made, true)).toBe("Made today. Up to date.");
});
