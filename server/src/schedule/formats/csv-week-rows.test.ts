import { describe, expect, it } from "vitest";
import { csvClasses } from "../../../test/csv-classes.ts";

describe("a week in a CSV file", () => {
  const grid = [
    "Monday 09:00-10:00 Maths",
    "Tuesday 10:00-11:00 Art",
    "Wednesday 09:00-10:00 Physics",
  ];

  it.each([
    [
      "with starts down",
      "Time,Monday,Tuesday,Wednesday\n09:00,Maths,,Physics\n10:00,,Art,\n11:00,,,",
    ],
    [
      "with days that are headings of lists elsewhere",
      "Time,Mon,Tue,Wed,Thu\n9:00-10:00,Maths,,Physics,\n10:00-11:00,,Art,,",
    ],
    ["with ranges down", "Time;Mon;Tue;Wed\n9:00-10:00;Maths;;Physics\n10:00-11:00;-;Art;free"],
    ["with 12-hour starts", "\tMon\tTue\tWed\n9 AM\tMaths\t\tPhysics\n10 AM\t\tArt\t"],
    [
      "with two columns of times",
      "From,To,Mon,Tue,Wed\n9:00,10:00,Maths,,Physics\n10:00,11:00,,Art,",
    ],
    [
      "with a column of rooms beside each day",
      "Time,Monday,Room,Tuesday,Room,Wednesday,Room\n9:00-10:00,Maths,B1,,,Physics,B2\n10:00-11:00,,,Art,G,,",
    ],
    [
      "with rooms headed by a letter that may be a day",
      "Hora,Seg.,S,Ter.,S,Qua.,S\n9:00-10:00,Maths,B1,,,Physics,B2\n10:00-11:00,,,Art,B3,,",
    ],
    [
      "with codes of rooms below no heading",
      "Time,Mon,,Tue,,Wed,\n9:00-10:00,Maths,101,,,Physics,102\n10:00-11:00,,,Art,103,,",
    ],
    [
      "with a letter wrong in a day",
      "Time,Monday,Tuesday,Wetnesday\n9:00-10:00,Maths,,Physics\n10:00-11:00,,Art,",
    ],
    [
      "with lesson numbers",
      "Lesson,Time,Mon,Tue,Wed\n1,9:00-10:00,Maths,,Physics\n2,10:00-11:00,,Art,",
    ],
  ])("%s", (_, text) => {
    expect(csvClasses(text)).toEqual(grid);
  });

  it("with days down and times across", () => {
    expect(
      csvClasses(
        "Day,9:00-10:00,10:00-11:00\nMonday,Maths,\nTuesday,,Art\nWednesday,Physics,",
      ).sort(),
    ).toEqual([...grid].sort());
  });

  it("goes on after noon when the hours start again at one", () => {
    expect(csvClasses("Time,Mon,Tue\n11:00,Maths,\n12:00,,Art\n1:00,Music,\n2:00,,Drama")).toEqual([
      "Monday 11:00-12:00 Maths",
      "Monday 13:00-14:00 Music",
      "Tuesday 12:00-13:00 Art",
      "Tuesday 14:00-15:00 Drama",
    ]);
  });

  it("drops the room and the teacher below the name, and believes a time in the cell", () => {
    expect(
      csvClasses('Time,Mon,Tue\n9:00,"Maths\nRoom 12\nDr Adams",\n10:00,,"Art\n10:15-11:45"'),
    ).toEqual(["Monday 09:00-10:00 Maths", "Tuesday 10:15-11:45 Art"]);
  });

  it("makes up no hours for rows that only have lesson numbers", () => {
    expect(csvClasses("Lesson,Mon,Tue\n1,Maths,Art\n2,Physics,Music")).toEqual([]);
    expect(csvClasses("Lesson,Mon,Tue\n1,Maths,Art\n2,Art,Music\nLesson,Staff\n1,A\n2,B")).toEqual(
      [],
    );
  });

  it.each([
    ["第1节,08:30-09:20", "第2节,09:25-10:15", "星期一,星期二"],
    ["1교시,08:30~09:20", "2교시,09:25~10:15", "월,화,수"],
    ["1,8:30-9:20", "2,9:25-10:15", "Thứ 2,Thứ 3"],
    ["1. Stunde,8:30 - 9:20", "2. Stunde,9:25 - 10:15", "Mo,Di,Mi"],
    ["1,8:30-9:20", "2,9:25-10:15", "07/09/2026,08/09/2026,09/09/2026"],
    ["1,8:30-9:20", "2,9:25-10:15", "9/7/2026,9/8/2026,9/9/2026"],
  ])("with lessons called %s", (first, second, days) => {
    expect(csvClasses(`,,${days}\n${first},Maths,\n${second},,Art`)).toEqual([
      "Monday 08:30-09:20 Maths",
      "Tuesday 09:25-10:15 Art",
    ]);
  });

  it("parts several classes of one cell by their times", () => {
    const cell = '"Maths\n9:00-10:00\nRoom 3\nArt\n10:00-11:00"';
    expect(csvClasses(`Time,Mon,Tue\n9:00-11:00,${cell},Music\n11:00-12:00,,`)).toEqual([
      "Monday 09:00-10:00 Maths",
      "Monday 10:00-11:00 Art",
      "Tuesday 09:00-11:00 Music",
    ]);
  });

  it("reads no list out of a week that it cannot read", () => {
    expect(csvClasses("What,When,Mon,Tue,Wed\n1교,09:00,국,수,\nx,later,수,,사")).toEqual([]);
  });
});
