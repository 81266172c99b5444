import type { ScheduleRow } from "@smart-planner/contract";
import { expect, it } from "vitest";
import { classCellsOf, rowErrorOf } from "./class-cells.ts";

const row = (part: Partial<ScheduleRow>): ScheduleRow => ({
  day: "Monday",
  subject: "Biology",
  startTime: "09:00",
  endTime: "10:30",
  ...part,
});

const named = (rows: readonly ScheduleRow[]) =>
  classCellsOf(rows).map(({ day, hour }) => `${day}-${hour}`);

it("takes every hour that a class touches", () => {
  expect(named([row({})])).toEqual(["0-9", "0-10"]);
  expect(named([row({ startTime: "09:50", endTime: "10:10" })])).toEqual(["0-9", "0-10"]);
  expect(named([row({ endTime: "10:00" })])).toEqual(["0-9"]);
});

it("goes on into the next day, and from Sunday into Monday", () => {
  expect(named([row({ day: "Sunday", startTime: "23:30", endTime: "00:45" })])).toEqual([
    "6-23",
    "0-0",
  ]);
  expect(named([row({ startTime: "23:00", endTime: "00:00" })])).toEqual(["0-23"]);
});

it("names an hour of two classes once", () => {
  expect(named([row({}), row({ subject: "Lab", startTime: "10:00", endTime: "11:00" })])).toEqual([
    "0-9",
    "0-10",
  ]);
});

it("says what a row lacks", () => {
  expect(rowErrorOf(row({}))).toBeUndefined();
  expect(rowErrorOf(row({ subject: " " }))).toContain("subject");
  expect(rowErrorOf(row({ endTime: "" }))).toContain("starts and ends");
  expect(rowErrorOf(row({ endTime: "09:00" }))).toContain("ends when it starts");
});
