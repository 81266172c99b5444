import { usualComfort } from "@smart-planner/planner/model";
import { expect, it } from "vitest";
import { chosenComfort } from "./chosen-comfort.ts";

it("stores only choices that differ from the usual", () => {
  expect(chosenComfort(usualComfort)).toBeUndefined();
  expect(chosenComfort({ ...usualComfort, lunch: { start: 720, end: 780 } })).toBeUndefined();
  expect(chosenComfort({ ...usualComfort, lunch: null, restDays: [5, 6] })).toEqual({
    lunch: null,
    restDays: [5, 6],
  });
});
