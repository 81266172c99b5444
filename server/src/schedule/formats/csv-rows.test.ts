import { describe, expect, it } from "vitest";
import { csvClasses } from "../../../test/csv-classes.ts";
import { finishRows } from "../table/draft-row.ts";
import { csvRows } from "./csv-rows.ts";

const week = ["Monday 09:00-10:30 Maths", "Wednesday 13:00-14:00 Physics"];

it("marks a class whose day was only guessed, and those below it", () => {
  const file =
    "Day,Start,End,Subject\nWetnesday,13:00,14:00,Physics\n,15:00,16:00,Art\nFri,9:00,10:00,Maths";
  const rows = finishRows(csvRows(new TextEncoder().encode(file)).drafts);
  expect(rows.map(({ subject, unlikely }) => [subject, unlikely])).toEqual([
    ["Physics", "day"],
    ["Art", "day"],
    ["Maths", undefined],
  ]);
});

describe("a list in a CSV file", () => {
  it.each([
    [
      "with headings",
      "Day,Subject,Start,End\nMonday,Maths,09:00,10:30\nWednesday,Physics,13:00,14:00",
    ],
    ["in another order", "End,Start,Subject,Day\n10:30,09:00,Maths,Mon\n14:00,13:00,Physics,Wed"],
    [
      "with two columns of times, whatever their headings",
      "Jour,Heure de début,Heure de fin,Activité\nLundi,09:00,10:30,Maths\nMercredi,13:00,14:00,Physics",
    ],
    [
      "with the end before the start",
      "A,B,C,D\nMonday,10:30,9:00,Maths\nWednesday,2:00,1:00,Physics",
    ],
    [
      "with letters wrong in its days",
      "Day,Start,End,Subject\nMondey,09:00,10:30,Maths\nWetnesday,13:00,14:00,Physics",
    ],
    ["without headings", "Monday,Maths,09:00,10:30\nWednesday,Physics,13:00,14:00"],
    ["with semicolons", "Day;Subject;Start;End\nMon;Maths;9:00;10:30\nWed;Physics;13:00;14:00"],
    ["with tabs", "Day\tSubject\tTime\nMon\tMaths\t9:00-10:30\nWed\tPhysics\t13:00-14:00"],
    ["with 12-hour times", "Day,Course,From,To\nMon,Maths,9:00 AM,10:30 AM\nWed,Physics,1 PM,2 PM"],
    ["with a range in one cell", "Subject,Day,Time\nMaths,Mon,9:00am - 10:30am\nPhysics,Wed,1-2pm"],
    ["with bare afternoon hours", "Day,Subject,Time\nMon,Maths,9:00-10:30\nWed,Physics,1:00-2:00"],
    [
      "with day and time in one cell",
      "Course,Meets\nMaths,Mon 9:00-10:30\nPhysics,Wed 13:00-14:00",
    ],
    [
      "with a length for an end",
      "Day,Subject,Start,End\nMon,Maths,09:00,90 min\nWed,Physics,13:00,1 hr",
    ],
    [
      "with a length after am",
      "Day,Subject,Start,End\nMon,Maths,9 a. m.,90 min\nWed,Physics,1 p. m.,1h",
    ],
    ["with a length", "Day,Subject,Start,Duration\nMon,Maths,09:00,90 min\nWed,Physics,13:00,1h"],
    [
      "with quotes and a mark",
      '\uFEFF"Day","Subject","Start","End"\r\n"Mon","Maths","09:00","10:30"\r\n"Wed","Physics","13:00","14:00"\r\n',
    ],
    [
      "with a title above",
      "My timetable\n\nDay,Subject,Start,End\nMon,Maths,09:00,10:30\nWed,Physics,13:00,14:00",
    ],
    ["with days as section headings", "Monday\n09:00-10:30,Maths\nWednesday\n13:00-14:00,Physics"],
    [
      "with rooms and teachers beside",
      "Mon,09:00,10:30,B204,Dr Adams,Maths\nWed,13:00,14:00,C12,Prof. Lee,Physics",
    ],
    [
      "as a calendar program exports it",
      "Subject,Start Date,Start Time,End Date,End Time\nMaths,2026-09-14,09:00,2026-09-14,10:30\nPhysics,2026-09-16,13:00,2026-09-16,14:00",
    ],
    [
      "with American dates",
      "Subject,Start Date,Start Time,End Date,End Time\nMaths,09/14/2026,9:00 AM,09/14/2026,10:30 AM\nPhysics,09/16/2026,1:00 PM,09/16/2026,2:00 PM",
    ],
    [
      "with Excel's separator line",
      "sep=;\nDay;Subject;Start;End\nMon;Maths;09:00;10:30\nWed;Physics;13:00;14:00",
    ],
    [
      "with days ticked in columns of their own",
      "Course,Mon,Tue,Wed,Time\nMaths,x,,,9:00-10:30\nPhysics,,-,x,13:00-14:00",
    ],
    [
      "with days ticked by their letters",
      "Course,M,T,W,R,F,Start,End\nMaths,M,,,,,9:00,10:30\nPhysics,,,W,,,13:00,14:00",
    ],
    [
      "with moments and their zone",
      "name,start,end\nMaths,2026-09-14T09:00:00+02:00,2026-09-14T10:30:00+02:00\nPhysics,2026-09-16T13:00:00+02:00,2026-09-16T14:00:00+02:00",
    ],
    [
      "with the day only where it changes",
      "Day,Time,Subject\nMonday,09:00-10:30,Maths\nWednesday,13:00-14:00,Physics",
    ],
  ])("%s", (_, text) => {
    expect(csvClasses(text)).toEqual(week);
  });

  it("gives one row for each day of a cell", () => {
    expect(
      csvClasses('Days,Subject,Time\n"Mon, Wed, Fri",Maths,9:00-10:00\nTue/Thu,Art,14:00-15:00'),
    ).toEqual([
      "Monday 09:00-10:00 Maths",
      "Tuesday 14:00-15:00 Art",
      "Wednesday 09:00-10:00 Maths",
      "Thursday 14:00-15:00 Art",
      "Friday 09:00-10:00 Maths",
    ]);
  });

  it("keeps a day for the rows that leave it empty", () => {
    expect(
      csvClasses(
        "Day,Time,Subject\nMonday,09:00-10:00,Maths\n,10:00-11:00,Art\nTuesday,09:00-10:00,Music",
      ),
    ).toEqual(["Monday 09:00-10:00 Maths", "Monday 10:00-11:00 Art", "Tuesday 09:00-10:00 Music"]);
  });

  it.each([
    [
      "in English",
      "Day,Subject,Start,End\nMonday,Maths,9:00 AM,10:00 AM\nTuesday,English,11:00 AM,12:00 PM\nOnline,Thesis,14:00,15:00",
      ["Monday 09:00-10:00 Maths", "Tuesday 11:00-12:00 English"],
    ],
    [
      "in German",
      "Tag;Fach;Von;Bis\nMontag;Mathe;8 Uhr;9 Uhr\nDienstag;Kunst;10 Uhr;11 Uhr\nBlock;Praktikum;14:00;15:00\nn.V.;Projekt;16:00;17:00",
      ["Monday 08:00-09:00 Mathe", "Tuesday 10:00-11:00 Kunst"],
    ],
    [
      "in Portuguese",
      "Dia,Disciplina,Início,Fim\n2ª feira,Cálculo,8h30,10h\n3ª feira,Física,10h,12h\nOnline,Projeto,14:00,15:00",
      ["Monday 08:30-10:00 Cálculo", "Tuesday 10:00-12:00 Física"],
    ],
    [
      "in Spanish",
      "Día,Asignatura,Inicio,Fin\nL,Lengua,8:00 a. m.,9:00 a. m.\nM,Historia,9:00 a. m.,10:00 a. m.\nX,Física,10:00 a. m.,11:00 a. m.\nVirtual,Tesis,14:00,15:00",
      ["Monday 08:00-09:00 Lengua", "Tuesday 09:00-10:00 Historia", "Wednesday 10:00-11:00 Física"],
    ],
  ])("stays a list where one row names no day, %s", (_, text, rows) => {
    expect(csvClasses(text)).toEqual(rows);
  });

  it("keeps commas, accents, markup and odd names of subjects as they are", () => {
    expect(
      csvClasses(
        'Day,Subject,Start,End\nMon,"Reading, Writing",9:00,10:00\nTue,Économie,9:00,10:00\nWed,__proto__,9:00,10:00\nThu,<b>Art</b>,9:00,10:00',
      ),
    ).toEqual([
      "Monday 09:00-10:00 Reading, Writing",
      "Tuesday 09:00-10:00 Économie",
      "Wednesday 09:00-10:00 __proto__",
      "Thursday 09:00-10:00 <b>Art</b>",
    ]);
  });

  it.each([
    [
      "German",
      "Tag;Fach;Von;Bis\nMo;Mathe;8:00;9:30\nDi;Kunst;10:00;11:30\nFr;Sport;8:00;9:30",
      ["Monday 08:00-09:30 Mathe", "Tuesday 10:00-11:30 Kunst", "Friday 08:00-09:30 Sport"],
    ],
    [
      "Spanish",
      "Hora,Lunes,Martes,Miércoles\n8:00 - 9:00,Lengua,Historia,\n9:00 - 9:30,Recreo,Recreo,Recreo\n9:30 - 10:30,,,Física",
      ["Monday 08:00-09:00 Lengua", "Tuesday 08:00-09:00 Historia", "Wednesday 09:30-10:30 Física"],
    ],
    [
      "Russian",
      "Время,Пн,Вт,Ср\n9:00-10:30,Алгебра,,\n10:40-12:10,,Физика,",
      ["Monday 09:00-10:30 Алгебра", "Tuesday 10:40-12:10 Физика"],
    ],
    [
      "Japanese",
      "時間,月,火,水\n9:00-10:30,数学,,\n10:40-12:10,,物理,",
      ["Monday 09:00-10:30 数学", "Tuesday 10:40-12:10 物理"],
    ],
    [
      "codes",
      "Course,Days,Start,End\nMaths,TR,9:00 AM,10:20 AM\nArt,MWF,1:00 PM,1:50 PM",
      [
        "Monday 13:00-13:50 Art",
        "Tuesday 09:00-10:20 Maths",
        "Wednesday 13:00-13:50 Art",
        "Thursday 09:00-10:20 Maths",
        "Friday 13:00-13:50 Art",
      ],
    ],
    [
      "numbers of days, hours and minutes",
      "Subject,Day,Start Hour,Start Minute,End Hour,End Minute\nMaths,0,9,25,10,5\nArt,4,10,5,10,45",
      ["Monday 09:25-10:05 Maths", "Friday 10:05-10:45 Art"],
    ],
    [
      "lines that end in \\r\\r\\n",
      "Day,Subject,Start,End\r\r\nMon,Maths,9:00,10:00\r\r\nTue,Art,9:00,10:00\r\r\n",
      ["Monday 09:00-10:00 Maths", "Tuesday 09:00-10:00 Art"],
    ],
  ])("in %s", (_, text, rows) => {
    expect(csvClasses(text)).toEqual(rows);
  });

  it("marks unlikely rows", () => {
    const rows = finishRows(
      csvRows(
        new TextEncoder().encode(
          "Day,Subject,Start,End\nMon,Night,22:00,02:00\nTue,Long,08:00,15:00\nWed,Early,04:00,05:00\nThu,One,09:00,11:00\nThu,Two,10:00,12:00\nFri,Fine,09:00,10:00",
        ),
      ).drafts,
    );
    expect(rows.map(({ subject, unlikely }) => `${subject}: ${unlikely}`)).toEqual([
      "Night: next-day",
      "Long: long",
      "Early: early",
      "One: overlap",
      "Two: overlap",
      "Fine: undefined",
    ]);
  });

  it("tells the sections of a school apart, and dated rows by their weeks", () => {
    const sections = ["A1", "A2"].flatMap((section) =>
      ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((day) => `${section},${day},Maths,9:00,10:00`),
    );
    const rows = finishRows(
      csvRows(new TextEncoder().encode(["section,day,subject,start,end", ...sections].join("\n")))
        .drafts,
    );
    expect(new Set(rows.map(({ group }) => group))).toEqual(new Set(["A1", "A2"]));
    const dated = finishRows(
      csvRows(
        new TextEncoder().encode(
          "Module,Date,Start,End\nMaths,2026-09-14,9:00,10:00\nMaths,2026-09-28,9:00,10:00",
        ),
      ).drafts,
    );
    expect(dated.map(({ weeks }) => weeks)).toEqual([["2026-09-14", "2026-09-28"]]);
  });

  it.each([
    ["header", "Exam,Date,Time,Room\nMaths,12/01/2027,09:00-11:00,A\nArt,14/01/2027,13:30-15:00,B"],
    [
      "title",
      "Examination timetable,,\nModule,Date,Time\nMaths,12/01/2027,09:00-11:00\nArt,14/01/2027,13:30-15:00",
    ],
  ])("marks exams by the %s of their list", (_, text) => {
    const rows = finishRows(csvRows(new TextEncoder().encode(text)).drafts);
    expect(rows.map(({ subject, exam, weeks }) => [subject, exam, weeks])).toEqual([
      ["Maths", true, ["2027-01-11"]],
      ["Art", true, ["2027-01-11"]],
    ]);
  });

  it.each([
    ["Week,Day,Subject,Start,End\nA,Mon,Art,9:00,10:00\nB,Mon,Music,9:00,10:00", "a", "b"],
    [
      "Woche;Tag;Fach;Von;Bis\nungerade;Mo;Art;9:00;10:00\ngerade;Mo;Music;9:00;10:00",
      "odd",
      "even",
    ],
    ["Day,Subject,Start,End\nMon,Art (week A),9:00,10:00\nMon,Music (week B),9:00,10:00", "a", "b"],
    [
      'Day,Subject,Start,End\nMon,"Art, 14-tägig",9:00,10:00\nTue,Music (every 2 weeks),9:00,10:00',
      "either",
      "either",
    ],
  ])("tells classes of every second week from those of every week", (text, first, second) => {
    const rows = finishRows(csvRows(new TextEncoder().encode(text)).drafts);
    expect(rows.map(({ subject, alternate, unlikely }) => [subject, alternate, unlikely])).toEqual([
      ["Art", first, "second-week"],
      ["Music", second, "second-week"],
    ]);
  });

  it("gives an hour to a class when the file has starts alone", () => {
    expect(csvClasses("Day,Subject,Start\nMon,Maths,09:00\nTue,Art,10:00")).toEqual([
      "Monday 09:00-10:00 Maths",
      "Tuesday 10:00-11:00 Art",
    ]);
  });

  it("leaves out rows that lack a day, a time or a name", () => {
    expect(
      csvClasses(
        "Day,Subject,Start,End\n,Maths,,\nMon,,9:00,10:00\nMon,Art,9:00,\nMon,-,9:00,10:00\nMon,Music,9:00,10:00",
      ),
    ).toEqual(["Monday 09:00-10:00 Music"]);
  });

  it("reads the old Windows alphabet and UTF-16", () => {
    const latin = Uint8Array.from(
      Buffer.from("Day,Subject,Start,End\nMon,Caf\xe9,9:00,10:00", "latin1"),
    );
    expect(csvRows(latin).drafts[0]?.subject).toBe("Café");
    const wide = Uint8Array.from(
      Buffer.from("\uFEFFDay,Subject,Start,End\nMon,Café,9:00,10:00", "utf16le"),
    );
    expect(csvRows(wide).drafts[0]?.subject).toBe("Café");
  });
});

describe("a CSV file of two megabytes", () => {
  const megabytes = 2 * 1024 * 1024;

  it.each([
    ["one cell", "a".repeat(megabytes)],
    ["commas", ",".repeat(megabytes)],
    ["quotes", '"'.repeat(megabytes)],
    ["times without end", `Day,Subject,Time\nMon,Maths,${"9:00 to ".repeat(megabytes / 8)}`],
  ])("of %s gives nothing and does no harm", (_, text) => {
    expect(csvClasses(text)).toEqual([]);
  });

  it("of one class again and again gives it once", () => {
    const lines = "Mon,Maths,9:00,10:00\n".repeat(megabytes / 21);
    expect(csvClasses(`Day,Subject,Start,End\n${lines}`)).toEqual(["Monday 09:00-10:00 Maths"]);
  });
});

describe("files that are not timetables", () => {
  it.each([
    ["a price list", "Item,Price,Stock\nPencil,1.20,40\nRuler,2.30,12"],
    ["contacts", "Name,Phone,Born\nAda,555-1234,1815-12-10\nAlan,555-9876,1912-06-23"],
    ["prose", "We meet on Monday, bring a pen.\nOn Friday there is cake, at nine."],
    ["numbers", "1,2,3\n4,5,6\n7,8,9"],
    ["lesson numbers", "Day,Period,Subject\nMonday,1,Maths\nMonday,2,Art\nTuesday,1,Music"],
    ["years", "Day,Subject,Session\nMonday,Maths,2022-2023\nTuesday,Art,2022-2023"],
    ["nothing on any day", "Module,Date,Start,End\nNo Class,2023-10-16,NA,NA"],
    ["opening hours", "Day,Open,Close\nMonday,9:00,17:00\nTuesday,9:00,17:00"],
    ["a log", "2026-01-01 10:00:00,INFO,started\n2026-01-01 10:00:05,INFO,ready"],
    ["blank lines", "\n\n,,,\n ,\n"],
  ])("%s gives no row", (_, text) => {
    expect(csvClasses(text)).toEqual([]);
  });
});
