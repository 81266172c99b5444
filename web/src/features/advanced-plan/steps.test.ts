import { expect, it } from "vitest";
import { stepStatesOf } from "./steps.ts";

it("leads from subjects over the week to the plan", () => {
  const at = (hasSubjects: boolean, hasPlan: boolean, isUpToDate: boolean) =>
    stepStatesOf({ hasSubjects, hasPlan, isUpToDate });
  expect(at(false, false, false)).toEqual(["current", "ahead", "ahead"]);
  expect(at(true, false, false)).toEqual(["done", "current", "ahead"]);
  expect(at(true, true, true)).toEqual(["done", "done", "done"]);
});

it("asks for a new plan once what it was made from has changed", () => {
  expect(stepStatesOf({ hasSubjects: true, hasPlan: true, isUpToDate: false })).toEqual([
    "done",
    "done",
    "current",
  ]);
  expect(stepStatesOf({ hasSubjects: false, hasPlan: true, isUpToDate: false })).toEqual([
    "current",
    "ahead",
    "ahead",
  ]);
});
