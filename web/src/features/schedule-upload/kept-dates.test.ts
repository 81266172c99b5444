import type { ScheduleRow } from "@smart-planner/contract";
import { parseDay } from "@smart-planner/planner/time";
import { uploadWords } from "@smart-planner/words/en/upload";
import { expect, it } from "vitest";
import { datesOfRow, firstKeepingOf, isKeptOnce } from "./kept-dates.ts";

const row = (weeks: string[], part: Partial<ScheduleRow> = {}): ScheduleRow => ({
  day: "Tuesday",
  subject: "Mathematics",
  startTime: "09:00",
  endTime: "11:00",
  ...(weeks.length === 0 ? {} : { weeks }),
  ...part,
});
const day = (text: string) => parseDay(text) ?? expect.fail(text);
const keeping = (rows: readonly ScheduleRow[], fileName = "week.csv") =>
  firstKeepingOf({ rows, today: day("2026-11-17"), fileName });

it.each([
  ["a week without dates", [row([])], "weekly"],
  ["this week", [row(["2026-11-16"])], "weekly"],
  ["the next week", [row(["2026-11-23"])], "weekly"],
  ["a week that is over", [row(["2026-09-14"])], "weekly"],
  ["a later week", [row(["2027-01-11"])], "dates"],
  ["dates of several weeks", [row(["2026-11-16"]), row(["2026-11-23"])], "dates"],
  [
    "a term with something once in it",
    [row(["2026-11-16", "2026-11-23"]), row(["2026-11-30"])],
    "weekly",
  ],
  ["exams of this week", [row(["2026-11-16"], { exam: true })], "dates"],
] as const)("keeps %s as it is meant", (_, rows, kept) => {
  expect(keeping(rows)).toBe(kept);
});

it("believes the name of the file", () => {
  expect(keeping([row(["2026-11-16"])], "final_exams_2026.csv")).toBe("dates");
  expect(keeping([row(["2026-11-16", "2026-11-23"])], "exams.ics")).toBe("weekly");
});

it("keeps an exam to its date whatever the others do, and never a class that comes again", () => {
  expect(isKeptOnce(row(["2026-11-16"]), "weekly")).toBe(false);
  expect(isKeptOnce(row(["2026-11-16"]), "dates")).toBe(true);
  expect(isKeptOnce(row(["2026-11-16"], { subject: "Maths exam" }), "weekly")).toBe(true);
  expect(isKeptOnce(row(["2026-11-16", "2026-11-30"]), "dates")).toBe(false);
  expect(isKeptOnce(row(["2026-11-16", "2026-11-30"], { exam: true }), "weekly")).toBe(true);
  expect(isKeptOnce(row([], { exam: true }), "dates")).toBe(false);
});

it("names the dates of a row by its day", () => {
  expect(uploadWords.onlyOn(datesOfRow(row(["2027-01-11"])))).toBe("Only on 12 January 2027");
  expect(uploadWords.onlyOn(datesOfRow(row(["2027-01-11", "2027-01-25"])))).toBe(
    "Only on 12 January 2027 and 26 January 2027",
  );
});
