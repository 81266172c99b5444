import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { StudyPlan } from "../model/model.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { countDifference, describeDifference, summariseCounts } from "./describe-difference.ts";
import { comparePlans } from "./plan-difference.ts";

const entry = (subject: string, startTime: string, minutes: number) => ({
  subject,
  ...durationFieldsOf(minutes),
  startTime,
});
const difference = (before: StudyPlan, after: StudyPlan) =>
  comparePlans({ before, after, today: day("2026-06-08") });

it("counts and says what moved, what grew, what came and what went", () => {
  const found = difference(
    {
      "08-June-2026": [
        entry("Maths", "08:00", 60),
        entry("Art", "10:00", 30),
        entry("Chess", "11:00", 30),
      ],
    },
    {
      "08-June-2026": [
        entry("Maths", "09:00", 60),
        entry("Art", "10:00", 45),
        entry("Greek", "12:00", 90),
      ],
    },
  );
  expect(describeDifference(found)).toEqual([
    "Maths: 08-June-2026 08:00, 1 h moves to 08-June-2026 09:00, 1 h",
    "Art: 08-June-2026 10:00, 30 min becomes 45 min",
    "Greek: new on 08-June-2026 12:00, 1 h 30",
    "Chess: gone from 08-June-2026 11:00, 30 min",
  ]);
  expect(summariseCounts(countDifference(found))).toBe(
    "1 session moved, 1 longer or shorter, 1 new and 1 gone",
  );
});

it.each([
  [{ moved: 4, changed: 0, added: 0, removed: 0 }, "4 sessions moved"],
  [{ moved: 0, changed: 0, added: 1, removed: 2 }, "1 session new and 2 gone"],
  [{ moved: 0, changed: 0, added: 0, removed: 0 }, "no session changed"],
])("says %j in words", (counts, words) => {
  expect(summariseCounts(counts)).toBe(words);
});
