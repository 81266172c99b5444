import type { ScheduleRow } from "@smart-planner/contract";
import type { Commitment } from "@smart-planner/planner";
import { expect, it } from "vitest";
import {
  classCommitmentsOf,
  mergedRow,
  rowErrorOf,
  withClasses,
  withoutClasses,
} from "./class-commitments.ts";

const row = (part: Partial<ScheduleRow>): ScheduleRow => ({
  day: "Monday",
  subject: "Biology",
  startTime: "09:00",
  endTime: "10:30",
  ...part,
});

const job: Commitment = {
  name: "Job",
  days: [5],
  startTime: "09:00",
  endTime: "13:00",
  type: "work",
};

it("keeps a class with its name and its exact minutes, once for all of its days", () => {
  expect(
    classCommitmentsOf([
      row({}),
      row({ day: "Thursday" }),
      row({ subject: "Art", endTime: "09:45" }),
    ]),
  ).toEqual([
    {
      name: "Biology",
      days: [0, 3],
      startTime: "09:00",
      endTime: "10:30",
      type: "other",
      isClass: true,
    },
    { name: "Art", days: [0], startTime: "09:00", endTime: "09:45", type: "other", isClass: true },
  ]);
});

it("adds a class once, and Undo takes out only what was added", () => {
  const before = withClasses([job], [row({})]);
  const after = withClasses(before, [row({}), row({ subject: "Art" })]);
  expect(after.map(({ name }) => name)).toEqual(["Job", "Biology", "Art"]);
  const undone = withoutClasses(after, before, [row({}), row({ subject: "Art" })]);
  expect(undone).toEqual(before);
});

it("says what a row lacks", () => {
  expect(rowErrorOf(row({}))).toBeUndefined();
  expect(rowErrorOf(row({ subject: " " }))).toContain("subject");
  expect(rowErrorOf(row({ endTime: "" }))).toContain("starts and ends");
  expect(rowErrorOf(row({ endTime: "09:00" }))).toContain("ends when it starts");
});

it("merges two rows into the time of both", () => {
  const first = { ...row({}), chosen: false };
  const second = { ...row({ startTime: "10:30", endTime: "12:00" }), chosen: true };
  expect(mergedRow(first, second)).toEqual({ ...row({ endTime: "12:00" }), chosen: true });
  expect(mergedRow(first, { ...second, subject: "Lab" }).subject).toBe("Biology / Lab");
});
