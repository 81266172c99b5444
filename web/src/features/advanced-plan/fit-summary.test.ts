import type { CalendarDay } from "@smart-planner/planner/model";
import type { ExamStanding } from "@smart-planner/planner/scheduler";
import { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";
import { expect, it } from "vitest";
import { fitSummaryOf } from "./fit-summary.ts";

const exam = (given: Partial<ExamStanding>): ExamStanding => ({
  subject: "Physics",
  examDate: "2026-12-10" as CalendarDay,
  kind: "stated",
  neededMinutes: 120,
  doneMinutes: 60,
  plannedMinutes: 60,
  missingMinutes: 0,
  undecidedMinutes: 0,
  cushionMinutes: 30,
  readiness: "on track",
  ...given,
});

it("says so when every exam is past", () => {
  expect(fitSummaryOf(advancedPlanWords, [])).toBe("No exams ahead: nothing left to plan.");
});

it("answers in words: all of it, or which exams are short and by how much", () => {
  const history = exam({ subject: "History" });
  expect(fitSummaryOf(advancedPlanWords, [exam({}), history])).toBe(
    "It all fits: 2 h planned, 30 min to spare.",
  );
  const short = exam({ missingMinutes: 180, readiness: "short" });
  expect(fitSummaryOf(advancedPlanWords, [short, history])).toBe(
    "One of two exams fits. Physics is 3 h short.",
  );
  expect(fitSummaryOf(advancedPlanWords, [short])).toBe(
    "It does not fit yet. Physics is 3 h short.",
  );
  expect(
    fitSummaryOf(advancedPlanWords, [short, exam({ subject: "Latin", missingMinutes: 30 })]),
  ).toBe("Neither exam fits. Physics is 3 h short and Latin 30 min short.");
});

it("calls nothing short that was missed and has no goal", () => {
  const missed = exam({ kind: "shared", missingMinutes: 90, undecidedMinutes: 90 });
  expect(fitSummaryOf(advancedPlanWords, [missed, exam({ subject: "History" })])).toBe(
    "2 h planned. 1 h 30 of Physics not done.",
  );
  const withoutRoom = exam({ kind: "shared", missingMinutes: 90 });
  expect(fitSummaryOf(advancedPlanWords, [withoutRoom])).toBe(
    "It does not fit yet. Physics is 1 h 30 short.",
  );
});
