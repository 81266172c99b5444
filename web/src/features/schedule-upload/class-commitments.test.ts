import type { ScheduleRow } from "@smart-planner/contract";
import type { Commitment } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import {
  classCommitmentsOf,
  mergedRow,
  newClassesOf,
  rowErrorOf,
  withoutClasses,
} from "./class-commitments.ts";

const row = (part: Partial<ScheduleRow>): ScheduleRow => ({
  day: "Monday",
  subject: "Biology",
  startTime: "09:00",
  endTime: "10:30",
  ...part,
});

const today = parseDay("2026-09-16") ?? expect.fail("no day");

const job: Commitment = {
  name: "Job",
  days: [5],
  startTime: "09:00",
  endTime: "13:00",
  type: "work",
};

it("keeps a class with its name and its exact minutes, once for all of its days", () => {
  const kept = { type: "other", isClass: true };
  expect(
    classCommitmentsOf(
      [row({}), row({ day: "Thursday" }), row({ subject: "Art", endTime: "09:45" })],
      today,
    ),
  ).toEqual([
    { ...kept, name: "Biology", days: [0, 3], startTime: "09:00", endTime: "10:30" },
    { ...kept, name: "Art", days: [0], startTime: "09:00", endTime: "09:45" },
  ]);
});

it("keeps the dates of a term that is not over, and every second week", () => {
  const dates = (weeks: string[]) => classCommitmentsOf([row({ weeks })], today)[0]?.dates;
  expect(dates(["2026-09-07", "2026-09-14", "2026-12-07"])).toEqual({
    from: "2026-09-07",
    until: "2026-12-13",
  });
  expect(dates(["2026-09-07", "2026-09-21"])).toMatchObject({ everyWeeks: 2 });
  expect(dates(["2025-09-08", "2025-09-15"])).toBeUndefined();
});

it("keeps single events to the week of their date", () => {
  const exam = row({ day: "Tuesday", weeks: ["2027-01-11"] });
  expect(classCommitmentsOf([{ ...exam, once: true }], today)).toMatchObject([
    { days: [1], dates: { from: "2027-01-11", until: "2027-01-17" } },
  ]);
  expect(
    classCommitmentsOf([{ ...exam, weeks: ["2027-01-11", "2027-02-01"], once: true }], today).map(
      ({ dates }) => dates?.from,
    ),
  ).toEqual(["2027-01-11", "2027-02-01"]);
  expect(classCommitmentsOf([exam], today)[0]?.dates).toBeUndefined();
});

it("keeps a class of every second week, by the number of the week where that is said", () => {
  const dates = (alternate: ScheduleRow["alternate"]) =>
    classCommitmentsOf([row({ alternate })], today)[0]?.dates;
  // The week of 14 September 2026 is the 38th.
  expect(dates("even")).toEqual({ from: "2026-09-14", everyWeeks: 2 });
  expect(dates("odd")).toEqual({ from: "2026-09-21", everyWeeks: 2 });
  expect(dates("a")).toEqual({ from: "2026-09-14", everyWeeks: 2 });
  expect(dates("b")).toEqual({ from: "2026-09-21", everyWeeks: 2 });
});

it("adds a class once, and Undo removes only added ones", () => {
  const before = [job, ...newClassesOf([job], [row({})], today)];
  const added = newClassesOf(before, [row({}), row({ subject: "Art" })], today);
  expect(added.map(({ name }) => name)).toEqual(["Art"]);
  expect(withoutClasses([...before, ...added], added)).toEqual(before);
});

it("names a row's missing fields", () => {
  expect(rowErrorOf(row({}))).toBeUndefined();
  expect(rowErrorOf(row({ subject: " " }))).toBe("subject");
  expect(rowErrorOf(row({ endTime: "" }))).toBe("times");
  expect(rowErrorOf(row({ endTime: "09:00" }))).toBe("length");
});

it("merges two rows into the time of both", () => {
  const first = { ...row({}), chosen: false };
  const second = { ...row({ startTime: "10:30", endTime: "12:00" }), chosen: true };
  expect(mergedRow(first, second)).toEqual({ ...row({ endTime: "12:00" }), chosen: true });
  expect(mergedRow(first, { ...second, subject: "Lab" }).subject).toBe("Biology / Lab");
  const dated = { weeks: ["2027-01-11"], once: true };
  expect(mergedRow({ ...first, ...dated }, { ...second, ...dated })).toMatchObject(dated);
});
