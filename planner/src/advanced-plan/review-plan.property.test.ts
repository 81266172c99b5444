import { describe, expect, it } from "vitest";
import { studentOf } from "../../test/generated-students.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { planAdvanced } from "./plan-advanced.ts";
import { reviewPlan } from "./review-plan.ts";

const students = Array.from({ length: 128 }, (_, seed) => {
  const { inputs } = studentOf(seed);
  const made = planAdvanced({ ...inputs, effort: "preview" });
  return { seed, inputs, made, review: reviewPlan({ plan: made.plan, inputs }) };
});

describe("the review of a plan that was stored", () => {
  it("says what the planner said when it made the plan", () => {
    for (const { seed, made, review } of students) {
      expect(review.explanations, `student ${seed}`).toEqual(made.explanations);
      expect(review.fit, `student ${seed}`).toEqual(made.fit);
      expect(review.problems, `student ${seed}`).toEqual(made.problems);
    }
  });

  it("finds every promise kept", () => {
    expect(students.flatMap(({ review }) => review.check.broken)).toEqual([]);
  });

  it("leaves a session of an unknown subject without a reason and still reads the rest", () => {
    const found = students.find(({ made }) => Object.keys(made.explanations).length > 3);
    if (found === undefined) throw new Error("no generated student has a plan");
    const { inputs, made } = found;
    const fewer: AdvancedInputs = { ...inputs, subjects: inputs.subjects.slice(1) };
    const gone = inputs.subjects[0]?.name.trim();
    const { explanations } = reviewPlan({ plan: made.plan, inputs: fewer });
    const others = Object.keys(made.explanations).filter((key) => !key.includes(`-${gone}`));
    expect(Object.keys(explanations)).toEqual(expect.arrayContaining(others.slice(0, 1)));
    expect(Object.keys(explanations).some((key) => key.endsWith(`-${gone}`))).toBe(false);
  });
});
