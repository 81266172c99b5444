import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../model.ts";
import { readExams } from "./read-exams.ts";

const today = "2026-11-19" as CalendarDay;
const read = (text: string) =>
  readExams(text, today).exams.map(({ subject, examDate }) => `${subject} ${examDate}`);

describe("exams from pasted lines", () => {
  it.each([
    ["Mathematics 2 December", "Mathematics 2026-12-02"],
    ["Physics Thu 10.12.", "Physics 2026-12-10"],
    ["History exam: 27 Nov 2026, room B12", "History 2026-11-27"],
    ["Biology, 2027-01-15", "Biology 2027-01-15"],
    ["English Literature\t15/12/2026\t09:00\tHall A", "English Literature 2026-12-15"],
    ["3rd of February - Chemistry", "Chemistry 2027-02-03"],
    ["December 4th, 2026: Paper 1 Economics, room 4", "Paper 1 Economics 2026-12-04"],
    ["• Art – Friday 11 December at 9:30", "Art 2026-12-11"],
    ["Exam: Latin on Monday, 7 Dec", "Latin 2026-12-07"],
    ["1. Deutsch 12. Dezember 2026", "Deutsch 2026-12-12"],
    ["09:00 14 Dec Further Mathematics", "Further Mathematics 2026-12-14"],
  ])("reads %s", (line, exam) => {
    expect(read(line)).toEqual([exam]);
  });

  it("takes the next such date where no year is written, and one order of numbers for the list", () => {
    expect(read("Maths 5 January\nArt 30 November")).toEqual([
      "Maths 2027-01-05",
      "Art 2026-11-30",
    ]);
    expect(read("Maths 12/15/2026\nArt 12/03/2026")).toEqual([
      "Maths 2026-12-15",
      "Art 2026-12-03",
    ]);
    expect(read("Maths 03/12/2026")).toEqual(["Maths 2026-12-03"]);
  });

  it("joins a name and the date in the line below it", () => {
    expect(read("Mathematics\n2 December 2026\nPhysics\n10 December 2026")).toEqual([
      "Mathematics 2026-12-02",
      "Physics 2026-12-10",
    ]);
  });

  it("names every line that it could not read, and why", () => {
    const { exams, unread } = readExams(
      "Winter exams\nMathematics 2 December\n5 December\nGood luck!\nHistory 3 March 2025\nArt 45/17",
      today,
    );
    expect(exams.map(({ subject }) => subject)).toEqual(["Mathematics"]);
    expect(unread.map(({ line, why }) => `${line}: ${why}`)).toEqual([
      "Winter exams: no date",
      "5 December: no subject",
      "Good luck!: no date",
      "History 3 March 2025: over",
      "Art 45/17: no date",
    ]);
  });
});
