import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { StudyPlan } from "../model/model.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { comparePlans } from "./plan-difference.ts";
import { countDifference, sessionChangesOf } from "./session-changes.ts";

const entry = (subject: string, startTime: string, minutes: number) => ({
  subject,
  ...durationFieldsOf(minutes),
  startTime,
});
const difference = (before: StudyPlan, after: StudyPlan) =>
  comparePlans({ before, after, today: day("2026-06-08") });

it("counts and lists moved, longer, new and dropped sessions", () => {
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
  const at = (startTime: string, minutes: number) => ({ day: "2026-06-08", startTime, minutes });
  expect(sessionChangesOf(found)).toEqual([
    { kind: "moved", subject: "Maths", from: at("08:00", 60), to: at("09:00", 60) },
    { kind: "changed", subject: "Art", from: at("10:00", 30), minutes: 45 },
    { kind: "added", subject: "Greek", to: at("12:00", 90) },
    { kind: "removed", subject: "Chess", from: at("11:00", 30) },
  ]);
  expect(countDifference(found)).toEqual({ moved: 1, changed: 1, added: 1, removed: 1 });
});
