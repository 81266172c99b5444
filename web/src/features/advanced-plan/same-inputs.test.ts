import { type AvailabilityBlock, defaultPreferences } from "@smart-planner/planner";
import { expect, it } from "vitest";
import { areSameInputs, type EnteredInputs } from "./same-inputs.ts";

const block = (hour: number): AvailabilityBlock => ({ day: 0, hour, type: "free", label: "Free" });

const inputs: EnteredInputs = {
  subjects: [],
  grid: { "Monday-9": block(9), "Monday-10": block(10) },
  commitments: [],
  preferences: defaultPreferences,
  hoursPerDay: 6,
};

it("sees no change in cells that were painted in another order", () => {
  const grid = { "Monday-10": block(10), "Monday-9": block(9) };
  expect(areSameInputs(inputs, { ...inputs, grid })).toBe(true);
});

it("sees every change that leads to another plan", () => {
  expect(areSameInputs(inputs, { ...inputs, hoursPerDay: 7 })).toBe(false);
  expect(areSameInputs(inputs, { ...inputs, grid: {} })).toBe(false);
  const preferences = { ...defaultPreferences, minSessionLength: 45 };
  expect(areSameInputs(inputs, { ...inputs, preferences })).toBe(false);
});
