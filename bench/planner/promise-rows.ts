import {
  type AdvancedInputs,
  type AdvancedPlan,
  checkPlan,
  planAdvanced,
} from "@smart-planner/planner/scheduler";
import fc from "fast-check";
import { anyLivingStudent } from "../../planner/test/any-student.ts";
import { studentOf } from "../../planner/test/generated-students.ts";
import type { Row } from "../row.ts";
import { beginning, later } from "./lived.ts";
import { students } from "./students.ts";

const generated = 400;
const withGoals = 420;

const brokenIn = ({ plan, shares }: AdvancedPlan, inputs: AdvancedInputs): number =>
  checkPlan({ plan, inputs, kind: "scheduled", shares }).broken.length;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Broken guarantees by the plan check; the planner's properties ask many more students. */
export const promiseRows = (): readonly Row[] => {
  const all = [
    ...students.map(({ inputs }) => inputs),
    ...Array.from({ length: generated }, (_, seed) => studentOf(seed).inputs),
  ];
  const first = sum(
    all.map((inputs) => brokenIn(planAdvanced({ ...inputs, effort: "full" }), inputs)),
  );
  const goals = fc.sample(anyLivingStudent, { numRuns: withGoals, seed: 16 }).map((inputs) => {
    const life = beginning(inputs);
    const again = later(life, 1, { stability: "balanced", isMissed: () => true });
    return brokenIn(life.made, inputs) + brokenIn(again.made, again.inputs);
  });
  return [
    {
      topic: "planner",
      row: "guarantees broken, first plans",
      figure: first,
      unit: "",
      note: `${students.length} students and ${generated} generated ones, full effort; the first model broke the pause over midnight`,
    },
    {
      topic: "planner",
      row: "guarantees broken with goals, busy dates, limits and rules",
      figure: sum(goals),
      unit: "",
      note: `${withGoals} generated students, a first plan and one made again after a missed day, full effort`,
    },
  ];
};
