import type { ScheduleRow } from "@smart-planner/contract";
import { expect, it } from "vitest";
import { withPageDoubt } from "./page-doubt.ts";

const row = (subject: string): ScheduleRow => ({
  day: "Monday",
  startTime: "09:00",
  endTime: "10:00",
  subject,
});
const late: ScheduleRow = { ...row("Night"), unlikely: "next-day" };

it("marks the rest of a picture of which most rows are unlikely", () => {
  const marks = withPageDoubt([row("Physics"), late, late]).map(({ unlikely }) => unlikely);
  expect(marks).toEqual(["page", "next-day", "next-day"]);
});

it("leaves a picture of which half the rows are likely", () => {
  const rows = [row("Physics"), row("Art"), late, late];
  expect(withPageDoubt(rows)).toEqual(rows);
});
