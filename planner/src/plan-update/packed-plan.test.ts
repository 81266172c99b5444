import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { StudyPlan } from "../model/model.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { packPlan, unpackPlan } from "./packed-plan.ts";

const plan: StudyPlan = {
  "09-June-2026": [{ subject: "Past", hours: 1, id: "p" }],
  "10-June-2026": [
    { subject: "Maths", ...durationFieldsOf(80), id: "a" },
    { subject: "Maths", ...durationFieldsOf(80), id: "b", key: "10-June-2026-Maths#b" },
    { subject: "Art", hours: 1.25, id: "c" },
  ],
  "12-June-2026": [
    {
      subject: "__proto__",
      ...durationFieldsOf(30),
      examDate: "2026-06-15",
      difficulty: "Hard",
      startTime: "09:00",
      id: "d",
      released: "let go",
    },
  ],
};
const from = day("2026-06-10");

it("brings a plan back from a day on, in the words it had", () => {
  const { "09-June-2026": _, ...ahead } = plan;
  expect(unpackPlan(packPlan({ plan, from, after: {} }))).toEqual(ahead);
  const stored = JSON.parse(JSON.stringify(packPlan({ plan, from, after: {} })));
  expect(JSON.stringify(unpackPlan(stored))).toBe(
    JSON.stringify(unpackPlan(packPlan({ plan, from, after: {} }))),
  );
});

it("leaves ids out that the later plan has on the same day", () => {
  const after = { "10-June-2026": [{ subject: "Maths", hours: 2, id: "a" }] };
  const [first, second] = unpackPlan(packPlan({ plan, from, after }))["10-June-2026"] ?? [];
  expect(first).not.toHaveProperty("id");
  expect(second).toHaveProperty("id", "b");
});

it("leaves out unreadable parts", () => {
  expect(
    unpackPlan({
      patterns: [],
      days: [
        [20_614, "0.a zz"],
        [1e9, "0"],
      ],
    }),
  ).toEqual({
    "10-June-2026": [],
  });
});
