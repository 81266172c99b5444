import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { nextExamOf } from "./next-exam.ts";

const session = (subject: string, examDate: string) => ({ subject, hours: 1, examDate });

it("does not count the day that an exam had before it moved, which sessions still carry", () => {
  const plan = {
    "01-June-2026": [session("History", "2026-06-20")],
    "15-June-2026": [session("History", "2026-06-22")],
  };
  const next = nextExamOf({
    today: day("2026-06-13"),
    subjects: [{ name: " History ", examDate: day("2026-06-22") }],
    plan,
  });
  expect(next).toMatchObject({ daysLeft: 9, day: "2026-06-22" });
});

it("counts the plan's own dates of subjects that were removed", () => {
  const next = nextExamOf({
    today: day("2026-06-13"),
    subjects: [{ name: "Art", examDate: day("2026-07-01") }],
    plan: { "15-June-2026": [session("History", "2026-06-22")] },
  });
  expect(next).toMatchObject({ subjects: ["History"], daysLeft: 9 });
});
