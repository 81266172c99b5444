import { type CalendarDay, defaultPreferences } from "@smart-planner/planner/model";
import { homeWords } from "@smart-planner/words/en/home";
import { expect, it } from "vitest";
import { madeText, subjectsSummaryOf, weekSummaryOf } from "./setup-summary.ts";

const commitmentOf = (name: string) => ({
  name,
  days: [0, 2] as const,
  startTime: "09:00",
  endTime: "10:30",
  type: "other" as const,
});

it("lists its setup in one line", () => {
  const subjects = [
    { name: "Physics", examDate: "2026-12-15" as CalendarDay },
    { name: "History", examDate: "2026-12-02" as CalendarDay },
    // Its second exam.
    { name: "History", examDate: "2026-12-09" as CalendarDay, isFurther: true },
  ];
  expect(subjectsSummaryOf(homeWords, { subjects, hoursPerDay: 4 })).toBe(
    "2 subjects, 4 h a day, last exam 15 December",
  );
  const sleepSchedule = { start: 23, end: 7 };
  const week = { grid: {}, preferences: { ...defaultPreferences, sleepSchedule } };
  const commitments = ["Lecture", "Lecture", "Night shift", "Choir", "Football", "Dentist"];
  expect(weekSummaryOf(homeWords, { ...week, commitments: commitments.map(commitmentOf) })).toBe(
    "Lecture, Night shift, Choir, Football, 1 more, sleep 23:00 to 07:00",
  );
  const hour = { day: 0, hour: 9, type: "class", label: "Class" } as const;
  expect(weekSummaryOf(homeWords, { ...week, commitments: [], grid: { "Monday-9": hour } })).toBe(
    "1 h of classes, sleep 23:00 to 07:00",
  );
});

it("says when a plan was made, and when it was changed since", () => {
  const [made, later] = ["2026-11-08" as CalendarDay, "2026-11-19" as CalendarDay];
  expect(madeText(homeWords, { today: made }, made)).toBe("Made today");
  expect(madeText(homeWords, { today: made }, later)).toBe("Made on 8 November");
  expect(madeText(homeWords, { today: later, madeOn: made }, later)).toBe(
    "Made on 8 November, changed today",
  );
  expect(madeText(homeWords, { today: later, madeOn: made }, "2026-11-21" as CalendarDay)).toBe(
    "Made on 8 November, changed on 19 November",
  );
});
