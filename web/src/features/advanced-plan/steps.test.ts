import { expect, it } from "vitest";
import { stepStatesOf } from "./steps.ts";

it("leads from subjects over the week to the plan, and is quiet once there is one", () => {
  const at = (hasSubjects: boolean, hasPlan: boolean) => stepStatesOf({ hasSubjects, hasPlan });
  expect(at(false, false)).toEqual(["current", "ahead", "ahead"]);
  expect(at(true, false)).toEqual(["done", "current", "ahead"]);
  expect(at(true, true)).toEqual(["quiet", "quiet", "quiet"]);
  expect(at(false, true)).toEqual(["quiet", "quiet", "quiet"]);
});
