import type { ScheduleRow } from "@smart-planner/contract";
import { parseDay } from "@smart-planner/planner/time";
import { uploadWords } from "@smart-planner/words/en/upload";
import { expect, it } from "vitest";
import { firstWeekOf, groupsIn, rowsOfWeek, weekOptionsOf } from "./week-choice.ts";

const weeks = ["2026-09-07", "2026-09-14", "2026-09-21", "2026-09-28"];
const row = (subject: string, of: readonly string[]): ScheduleRow => ({
  day: "Monday",
  subject,
  startTime: "09:00",
  endTime: "10:00",
  weeks: [...of],
});
const rows = [row("Maths", weeks), row("Lab", weeks.slice(0, 2)), row("Visit", weeks.slice(2, 3))];
const day = (text: string) => parseDay(text) ?? expect.fail(text);
const names = (choice: string) => rowsOfWeek(rows, choice).map(({ subject }) => subject);

it("offers a usual week, each week and everything", () => {
  expect(weekOptionsOf(uploadWords, rows).map(({ value }) => value)).toEqual([
    "usual",
    ...weeks,
    "all",
  ]);
  expect(names("usual")).toEqual(["Maths", "Lab"]);
  expect(names("2026-09-21")).toEqual(["Maths", "Visit"]);
  expect(names("all")).toEqual(["Maths", "Lab", "Visit"]);
});

it("begins with the coming week, and of a past term with a usual one", () => {
  expect(firstWeekOf(rows, day("2026-09-16"))).toBe("2026-09-14");
  expect(firstWeekOf(rows, day("2026-08-01"))).toBe("2026-09-07");
  expect(firstWeekOf(rows, day("2027-08-01"))).toBe("usual");
});

it("offers nothing if a file has no dates or one week", () => {
  const { weeks: _, ...plain } = row("Maths", []);
  expect(weekOptionsOf(uploadWords, [plain])).toEqual([]);
  expect(firstWeekOf([plain], day("2026-09-16"))).toBe("all");
  expect(weekOptionsOf(uploadWords, [row("Maths", weeks.slice(0, 1))])).toEqual([]);
});

it("names the sections of a school", () => {
  expect(
    groupsIn([
      { ...row("Maths", []), group: "B" },
      { ...row("Art", []), group: "A" },
    ]),
  ).toEqual(["A", "B"]);
});
