import type { Commitment } from "@smart-planner/planner/model";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { expect, it } from "vitest";
import { commitmentErrorsOf, passesMidnight } from "./commitment-errors.ts";

const job: Commitment = {
  name: "Part-time job",
  days: [5],
  startTime: "09:00",
  endTime: "13:00",
  type: "work",
};

it("takes a commitment that is whole, also one that passes midnight", () => {
  expect(commitmentErrorsOf(job, commitmentsWords)).toEqual({});
  const late = { ...job, startTime: "22:00", endTime: "02:00" };
  expect(commitmentErrorsOf(late, commitmentsWords)).toEqual({});
  expect(passesMidnight(late)).toBe(true);
  expect(passesMidnight(job)).toBe(false);
});

it("names every field that is missing", () => {
  const blank: Commitment = { name: " ", days: [], startTime: "", endTime: "", type: "other" };
  expect(Object.keys(commitmentErrorsOf(blank, commitmentsWords))).toEqual([
    "name",
    "days",
    "startTime",
    "endTime",
  ]);
});

it("refuses equal times", () => {
  expect(Object.keys(commitmentErrorsOf({ ...job, endTime: "09:00" }, commitmentsWords))).toEqual([
    "endTime",
  ]);
});
