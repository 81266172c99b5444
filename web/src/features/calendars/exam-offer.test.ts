import { noWork, parseDay } from "@smart-planner/planner";
import { expect, it } from "vitest";
import { withExamTime } from "./exam-offer.ts";

const day = parseDay("2026-06-22");
if (day === undefined) throw new Error("not a day");
const midterm = { title: "PHY midterm", day, start: 540, end: 660, exam: true as const };
const timesIn = (work: typeof noWork) => work.exams.map(({ time }) => time);

it("takes the time of an exam from a calendar, and leaves one that was entered", () => {
  const timed = withExamTime(noWork, midterm);
  expect(timesIn(timed)).toEqual(["09:00"]);
  expect(withExamTime(timed, { ...midterm, start: 600 })).toBe(timed);
  expect(withExamTime(noWork, { ...midterm, allDay: true })).toBe(noWork);
});
