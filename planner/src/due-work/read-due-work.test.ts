import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { type ReadDueWork, readDueWork } from "./read-due-work.ts";

/** A Wednesday. */
const today = day("2026-11-18");
const subjects = ["History", "Physics", "Mathematics", "Chemistry"];
const read = (text: string) => readDueWork(text, { today, subjects });

/** `Title | subject | due | length | from | repeats | unsure`, without absent parts. */
const inShort = ({ title, subject, due, minutes, opens, repeats, unsure }: ReadDueWork): string =>
  [
    title,
    subject,
    due && `due ${due.day}${due.minute === undefined ? "" : ` ${due.minute}`}`,
    minutes && `${minutes} min`,
    opens && `from ${opens}`,
    repeats && `every ${repeats.everyWeeks}${repeats.until ? ` until ${repeats.until}` : ""}`,
    unsure && `unsure: ${unsure}`,
  ]
    .filter((part) => part !== undefined)
    .join(" | ");

describe("a line of due work", () => {
  it.each([
    ["Essay 2 for History, due Fri, 6 h", "Essay 2 | History | due 2026-11-20 | 360 min"],
    ["History essay due Friday 23:59, 6 hours", "Essay | History | due 2026-11-20 1439 | 360 min"],
    [
      "Physics sheet, every Tue 09:00, 2 h, until 18 Dec",
      "Sheet | Physics | due 2026-11-24 540 | 120 min | every 1 until 2026-12-18",
    ],
    ["Sheet every second Wed, 1h 30", "Sheet | due 2026-11-18 | 90 min | every 2"],
    ["Weekly report every Friday", "Weekly report | due 2026-11-20 | every 1"],
    ["my essay is due Friday, about 6 hours", "Essay | due 2026-11-20 | 360 min"],
    ["tidy my notes, 1 h", "Tidy my notes | 60 min"],
    ["Maths problem set 7 due 27 Nov at 5pm", "Problem set 7 | Mathematics | due 2026-11-27 1020"],
    [
      "Field report for Geography due 3 December 12:00 3h",
      "Field report | Geography | due 2026-12-03 720 | 180 min",
    ],
    ["Essay, start 20 Nov, due 4 Dec, 8h", "Essay | due 2026-12-04 | 480 min | from 2026-11-20"],
    [
      "- [ ] Problem sheet 3: due 2026-12-04 17:00 (90 min)",
      "Problem sheet 3 | due 2026-12-04 1020 | 90 min",
    ],
    ["Essay due in 2 weeks, 40 h", "Essay | due 2026-12-02 | 2400 min"],
    [
      "Mathe Blatt 7 bis Freitag 12 Uhr, 2 Std",
      "Blatt 7 | Mathematics | due 2026-11-20 720 | 120 min",
    ],
    ["Dissertation pour vendredi 18h, 6 heures", "Dissertation | due 2026-11-20 1080 | 360 min"],
    ["Ensayo para el viernes, 3 horas", "Ensayo | due 2026-11-20 | 180 min"],
    ["Devoir pour lundi prochain", "Devoir | due 2026-11-23"],
    ["Exercices tous les mardis à 9h, 2 h", "Exercices | due 2026-11-24 540 | 120 min | every 1"],
    ["歴史のレポート 金曜日まで 6時間", "歴史のレポート | due 2026-11-20 | 360 min"],
    ["毎週火曜日 物理の課題 2時間", "物理の課題 | due 2026-11-24 | 120 min | every 1"],
    ["数学の宿題12月3日 23:59", "数学の宿題 | due 2026-12-03 1439"],
    ["مقال يوم الجمعة، 6 ساعات", "مقال | due 2026-11-20 | 360 min"],
    ["History - History Midterm Nov 30", "Midterm | History | due 2026-11-30"],
    ["Essay due Fri the 27th", "Essay | due 2026-11-27"],
    ["Lab report due Fri 5pm 3h", "Lab report | due 2026-11-20 1020 | 180 min"],
    ["Essay due Fri, 1½ h", "Essay | due 2026-11-20 | 90 min"],
    ["Quiz 24 Nov 9-10am", "Quiz | due 2026-11-24 540"],
    ["Talk Fri 14:00 - 15:30", "Talk | due 2026-11-20 840"],
    ["Lab 4 - 11/30/2026 - 11:59 PM", "Lab 4 | due 2026-11-30 1439"],
    ["Referat am 1. Dezember, ca. 4 Stunden", "Referat | due 2026-12-01 | 240 min"],
    ["Hausarbeit am 27. um 12:00", "Hausarbeit | due 2026-11-27 720"],
    ["Write the 2nd draft, 3 h", "Write the 2nd draft | 180 min"],
    ["Essay due the day after tomorrow, 2 h", "Essay | due 2026-11-20 | 120 min"],
    ["Essay bis übermorgen", "Essay | due 2026-11-20"],
    ["Essay due 2026-12-04T17:00", "Essay | due 2026-12-04 1020"],
    ["Problem set 4", "Problem set 4"],
    ["Read 40 pages at 3 min a page due Fri", "Read | due 2026-11-20 | 120 min"],
    ["Lektüre, 30 Seiten, 2 Min pro Seite bis Freitag", "Lektüre | due 2026-11-20 | 60 min"],
    ["Essay for Geography in December", "Essay for Geography in December"],
    ["Essay for Geography or something, 3 h", "Essay for Geography or something | 180 min"],
    ["Physics", "Physics | Physics"],
  ])("%s", (line, expected) => {
    expect(read(line).map(inShort)).toEqual([expected]);
  });

  it("takes a name after a comma as a new subject", () => {
    const [read] = readDueWork("Essay 2 for Geography, due 2026-11-27, 6 h", {
      today: day("2026-11-16"),
      subjects: [],
    });
    expect(read).toMatchObject({ title: "Essay 2", subject: "Geography", minutes: 360 });
  });

  it("tells quizzes, reading and group work", () => {
    const kinds = (...lines: readonly string[]) => lines.map((line) => read(line)[0]?.kind);
    expect(kinds("Chem quiz, Thu", "Matteprøve fredag", "Test 2, 12 Dec")).toEqual(
      Array.from({ length: 3 }, () => "quiz"),
    );
    expect(kinds("Read chapter 5 by Mon", "Chapter 3 reading, Tue", "Leer capítulo 2")).toEqual(
      Array.from({ length: 3 }, () => "reading"),
    );
    expect(kinds("Group project 12 Dec", "Essay")).toEqual(["group", "hand-in"]);
  });
});

it("a subject is not taken for its small words, nor a small word out of the title", () => {
  const names = ["History", "Essay for English"];
  const of = (text: string) => readDueWork(text, { today, subjects: names }).map(inShort);
  expect(of("Lab report for Chemistry, 3 h")).toEqual(["Lab report | Chemistry | 180 min"]);
  expect(of("Report for English, 3 h")).toEqual(["Report | Essay for English | 180 min"]);
});

describe("a date that may mean another day is not taken", () => {
  it.each([
    // May or June; today or in a week; this week or the next; two that do not agree.
    ["Lab report due 5/6", "Lab report due 5/6 | unsure: 5/6"],
    ["Essay due Nov 27-29", "Essay due Nov 27-29 | unsure: Nov 27-29"],
    ["Essay due 27-29 November", "Essay due 27-29 November | unsure: 27-29 November"],
    ["Aufsatz 27.11.-29.11.", "Aufsatz 27.11.-29.11. | unsure: 27.11.-29.11."],
    ["Essay due Wednesday", "Essay due Wednesday | unsure: Wednesday"],
    ["Essay due next Friday", "Essay due next Friday | unsure: Friday"],
    ["Essay due Friday next week", "Essay due Friday next week | unsure: Friday"],
    ["Essay next week Friday", "Essay next week Friday | unsure: Friday"],
    ["Dissertation vendredi prochain", "Dissertation vendredi prochain | unsure: vendredi"],
    ["Ensayo el viernes que viene", "Ensayo el viernes que viene | unsure: viernes"],
    ["来週の金曜日まで", "来週の 金曜日 まで | unsure: 金曜日"],
    ["Essay due Fri 28 Nov", "Essay due Fri 28 Nov | unsure: Fri 28 Nov"],
    ["Essay Mon or Tue", "Essay Mon or Tue | unsure: Mon or Tue"],
    ["Essay due Friday or Monday", "Essay due Friday or Monday | unsure: Friday or Monday"],
    ["Essay due Fri the 28th", "Essay due Fri the 28th | unsure: Fri the 28th"],
    ["Essay due a week from Friday", "Essay due a week from Friday | unsure: Friday"],
    ["Essay due Friday in two weeks", "Essay due Friday in two weeks | unsure: Friday"],
    // A time or length that belongs to no day, or of which there are two, stays.
    ["Essay due 5/6 at 9:00", "Essay due 5/6 at 9:00 | unsure: 5/6"],
    ["Essay, 2 h or 3 h, due Friday", "Essay, 2 h or 3 h | due 2026-11-20"],
    ["Essay at 17:00, 2h", "Essay at 17:00 | 120 min"],
  ])("%s", (line, expected) => {
    expect(read(line).map(inShort)).toEqual([expected]);
  });

  it("unless another line shows the order of its numbers", () => {
    expect(read("Essay due 5/12\n\nSheet due 25/11").map(inShort)).toEqual([
      "Essay | due 2026-12-05",
      "Sheet | due 2026-11-25",
    ]);
    expect(read("Essay due 12/5\nSheet due 11/25").map(({ due }) => due?.day)).toEqual([
      "2026-12-05",
      "2026-11-25",
    ]);
  });
});

it("keeps a past date as written, and one of next year", () => {
  expect(read("Essay due 10 Nov")[0]?.due?.day).toBe("2026-11-10");
  expect(read("Essay due 10 Feb")[0]?.due?.day).toBe("2027-02-10");
});

it("long and strange lines are read as at most one piece of work", () => {
  for (const line of ["a ".repeat(5_000), `due ${"1/".repeat(3_000)}`, "\u0000 [( every every"])
    expect(read(line).length).toBeLessThanOrEqual(1);
});
