import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../model/model.ts";
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

  it("takes the next such date if no year is written, and one order of numbers for the list", () => {
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

  it.each([
    ["Chapter 3-4 test 5/12", "Chapter 3-4 test 2026-12-05"],
    ["Maths 5/12 chapter 3-4", "Maths 2026-12-05"],
    ["HIST 2.1 5.12.", "HIST 2.1 2026-12-05"],
    ["HIST 2.1 5.12", "HIST 2.1 2026-12-05"],
    ["HIST 2.1, 5.12.", "HIST 2.1 2026-12-05"],
    ["Unit 3/4 Maths 12.12.2026", "Unit 3/4 Maths 2026-12-12"],
    ["German A1.2 on 5/12", "German A1.2 2026-12-05"],
    ["Section 2.1.3 5 Dec", "Section 2.1.3 2026-12-05"],
    ["Paper 2 December 4th", "Paper 2 2026-12-04"],
  ])("of several numbers the one written as a date counts: %s", (line, exam) => {
    expect(read(line)).toEqual([exam]);
  });

  it.each([
    ["Maths 5.12 Algebra 2.1", "several dates"],
    ["Maths 5.12 9.05", "several dates"],
    ["Maths 2 and 4 Dec", "several dates"],
    ["Maths 2 - 4 Dec", "several dates"],
    ["Maths 2.1, 5.12", "several dates"],
    ["Maths 3 May 5 Dec", "several dates"],
    ["Maths chapter 3-4", "no date"],
  ])("asks where the date is not clear: %s", (line, why) => {
    expect(readExams(line, today)).toEqual({ exams: [], unread: [{ line, why }] });
  });

  it("a time with a dot does not turn day and month round in the whole list", () => {
    expect(read("Maths 9.30 5.12.\nArt 3/12")).toEqual(["Maths 2026-12-05", "Art 2026-12-03"]);
  });

  it.each([
    ["Maths 2-4 Dec", "Maths 2026-12-02"],
    ["Maths 2. bis 4. Dezember", "Maths 2026-12-02"],
    ["Maths 30 Nov - 2 Dec", "Maths 2026-11-30"],
    ["Maths: 2nd - 4th December", "Maths 2026-12-02"],
    ["Maths from 2 to 4 December", "Maths 2026-12-02"],
    ["Dec 2-4 Maths", "Maths 2026-12-02"],
    ["Maths 2 Dec, 9:00, Hall 3", "Maths 2026-12-02"],
    ["Maths 2 Dec 9-11", "Maths 2026-12-02"],
    ["Maths 2 Dec, room 3.4", "Maths 2026-12-02"],
    ["Calculus 2, 5 Dec", "Calculus 2 2026-12-05"],
    ["Paper 1 - 5 Dec", "Paper 1 2026-12-05"],
  ])("days and times of one exam are one exam, on its first day: %s", (line, exam) => {
    expect(readExams(line, today)).toMatchObject({ exams: [{}], unread: [] });
    expect(read(line)).toEqual([exam]);
  });

  it("a date that passed weeks ago is over, as today's is, and not next year's", () => {
    const why = (line: string, day: string) =>
      readExams(line, day as CalendarDay).unread.map((each) => each.why);
    expect(why("Latin 16 November", "2026-11-17")).toEqual(["over"]);
    expect(why("Latin 17 November", "2026-11-17")).toEqual(["over"]);
    expect(why("Latin 16 November", "2027-01-10")).toEqual(["over"]);
    expect(why("Latin 16.11.", "2027-02-10")).toEqual([]);
    expect(read("Latin 3 March")).toEqual(["Latin 2027-03-03"]);
  });

  it.each([
    ["Historia 12 de enero de 2027", "Historia 2027-01-12"],
    ["Français 1er février", "Français 2027-02-01"],
    ["Física 1º de fevereiro de 2027", "Física 2027-02-01"],
    ["Matemática no dia 5 de dezembro", "Matemática 2026-12-05"],
    ["Mathématiques le 12 janvier", "Mathématiques 2027-01-12"],
    ["Deutsch Fr, 11.12.", "Deutsch 2026-12-11"],
    ["Deutsch Fr. 11.12.", "Deutsch 2026-12-11"],
    ["Español vie 11 dic", "Español 2026-12-11"],
    ["Maths 102 (1h 30m) 2 Dec", "Maths 102 2026-12-02"],
    ["Maths 102 1h 30m 2 Dec", "Maths 102 2026-12-02"],
    ["Maths will be on 2 Dec", "Maths 2026-12-02"],
    ["Maths is on Wednesday 2 Dec", "Maths 2026-12-02"],
    ["Le Cid: 2 décembre", "Le Cid 2026-12-02"],
    ["Klausur Analysis am 2. Dezember", "Analysis 2026-12-02"],
    ["Examen de Química 2 de diciembre", "Química 2026-12-02"],
    ["Die Klausur in Mathe ist am 5. Dezember", "Mathe 2026-12-05"],
    ["L'examen de biologie aura lieu le 5 décembre", "biologie 2026-12-05"],
    ["GCSE PE 11 Dec", "GCSE PE 2026-12-11"],
  ])("reads what other languages write around a date: %s", (line, exam) => {
    expect(read(line)).toEqual([exam]);
  });

  it.each([
    "Maths 2 Dec, Physics 5 Dec, Art 9 Dec",
    "Maths 2 Dec; Physics 5 Dec; Art 9 Dec",
    "Maths 2 Dec | Physics 5 Dec | Art 9 Dec",
    "Maths 2 Dec, Physics 5 Dec and Art 9 Dec",
    "Maths, 2 Dec, Physics, 5 Dec, Art, 9 Dec",
    "2 Dec Maths, 5 Dec Physics, 9 Dec Art",
    "2 Dec, Maths, 5 Dec, Physics, 9 Dec, Art",
    "Maths 2 Dec, 9:00, Hall 3, Physics 5 Dec, Hall 4, Art 9 Dec",
    "Maths 2/12, Physics 5/12, Art 9/12",
  ])("takes every exam of a line: %s", (line) => {
    expect(readExams(line, today)).toMatchObject({
      exams: [
        { subject: "Maths", examDate: "2026-12-02" },
        { subject: "Physics", examDate: "2026-12-05" },
        { subject: "Art", examDate: "2026-12-09" },
      ],
      unread: [],
    });
  });

  it("a name with and in it is not taken apart", () => {
    expect(read("Maths 2 Dec and Art and Design 9 Dec")).toEqual([
      "Maths 2026-12-02",
      "Art and Design 2026-12-09",
    ]);
  });

  it.each([
    ["Maths 2 Dec, Physics, Art 9 Dec", ["Physics: no date"]],
    ["Maths 2 Dec, 5 Dec", ["5 Dec: no subject"]],
    ["Maths 2/12, Physics 5 Dec", ["Maths 2/12, Physics 5 Dec: several dates"]],
    ["Maths 2 Dec, Latin 3 March 2025", ["Latin 3 March 2025: over"]],
    ["Maths 2 Dec Physics 5 Dec", ["Maths 2 Dec Physics 5 Dec: several dates"]],
    [
      "Maths: register until 1 Dec, exam 5 Dec",
      ["Maths: register until 1 Dec, exam 5 Dec: several dates"],
    ],
  ])("leaves the rest of a line in the box: %s", (line, left) => {
    expect(readExams(line, today).unread.map((each) => `${each.line}: ${each.why}`)).toEqual(left);
  });

  it.each([
    "2 Dec\nMaths\n5 Dec\nPhysics\n9 Dec\nArt",
    "2 Dec\nMaths\n\n5 Dec\nPhysics\n\n9 Dec\nArt",
    "2 Dec\n\nMaths\n\n5 Dec\n\nPhysics\n\n9 Dec\n\nArt",
    "Mi 2.12.\nMaths\nSa 5.12.\nPhysics\nMi 9.12.\nArt",
    "Winter exams\n2 Dec\nMaths\n5 Dec\nPhysics\n9 Dec\nArt",
    "Winter term\n\n2 Dec\nMaths\n5 Dec\nPhysics\n9 Dec\nArt",
    "Maths\n2 Dec\nPhysics\n5 Dec\nArt\n9 Dec\nGood luck!",
    "Maths\nExam 2 Dec\nPhysics\nExam 5 Dec\nArt\nExam 9 Dec",
  ])("a name gets the date of its own side: %j", (text) => {
    expect(read(text)).toEqual(["Maths 2026-12-02", "Physics 2026-12-05", "Art 2026-12-09"]);
  });

  it.each([
    "Term\n2 Dec\nMaths\n5 Dec\nPhysics",
    "2 Dec\nMaths\n5 Dec",
    "Maths\nPhysics\n2 Dec\n5 Dec",
    "2 Dec\nMaths\nPhysics\n5 Dec\nArt",
  ])("takes nothing where a name may belong to the date above or below: %j", (text) => {
    expect(readExams(text, today)).toEqual({
      exams: [],
      unread: text.split("\n").map((line) => ({ line, why: "unclear" })),
    });
  });

  it("a name whose date is over stays with it", () => {
    expect(readExams("Maths\n3 March 2025\nArt\n9 Dec", today).unread).toEqual([
      { line: "Maths\n3 March 2025", why: "over" },
    ]);
  });

  it("names every line that it could not read, and why", () => {
    const { exams, unread } = readExams(
      "Winter exams\nMathematics 2 December\n5 December\nGood luck!\nHistory 3 March 2025\nArt 45/17\n\nExam 7 December",
      today,
    );
    expect(exams.map(({ subject }) => subject)).toEqual(["Mathematics"]);
    expect(unread.map(({ line, why }) => `${line}: ${why}`)).toEqual([
      "Winter exams: no date",
      "5 December: no subject",
      "Good luck!: no date",
      "History 3 March 2025: over",
      "Art 45/17: no date",
      "Exam 7 December: no subject",
    ]);
  });
});
