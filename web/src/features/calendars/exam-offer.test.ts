import { parseDay } from "@smart-planner/planner";
import { expect, it } from "vitest";
import { offeredExams, withExams } from "./exam-offer.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const exam = (on: string, title: string) => ({
  title,
  day: day(on),
  start: 540,
  end: 660,
  exam: true as const,
});
const calendar = {
  id: "office",
  source: undefined,
  record: {
    name: "Exam office",
    colour: "amber" as const,
    countsAsBusy: true,
    source: { kind: "address" as const },
    answeredExams: ["2026-12-20 Quiz"],
  },
  events: [
    exam("2026-11-01", "Over exam"),
    exam("2026-11-28", "PHY midterm"),
    exam("2026-12-02", "CHEM paper 2"),
    exam("2026-12-20", "Quiz"),
    { title: "Lecture", day: day("2026-12-01"), start: 0, end: 60 },
  ],
};
const rows = [
  { subject: "Physics", examDate: "" },
  { subject: "Chemistry", examDate: "2026-12-02" },
];

it("offers what lies ahead and is neither answered nor entered, with its subject guessed", () => {
  const offered = offeredExams({ calendars: [calendar, calendar], rows, today: day("2026-11-19") });
  expect(offered.map(({ key, subject }) => [key, subject])).toEqual([
    ["2026-11-28 PHY midterm", "Physics"],
  ]);
});

it("fills a date that is missing, adds a row for a further exam, and none twice", () => {
  const added = withExams(rows, [
    { subject: "Physics", day: day("2026-11-28") },
    { subject: "Chemistry", day: day("2026-12-02") },
    { subject: "Chemistry", day: day("2027-01-12") },
    { subject: "History", day: day("2026-12-11") },
  ]);
  expect(added).toEqual([
    { subject: "Physics", examDate: "2026-11-28" },
    { subject: "Chemistry", examDate: "2026-12-02" },
    { subject: "Chemistry", examDate: "2027-01-12" },
    { subject: "History", examDate: "2026-12-11" },
  ]);
});
