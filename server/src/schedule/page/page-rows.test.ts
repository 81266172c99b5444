import { describe, expect, it } from "vitest";
import { finishRows } from "../table/draft-row.ts";
import type { Page, Rule, Word } from "./page.ts";
import { pageRows } from "./page-rows.ts";

const size = 10;
const letterWidth = 5;

const word = (text: string, left: number, middle: number): Word => ({
  text,
  size,
  left,
  right: left + text.length * letterWidth,
  top: middle - size / 2,
  bottom: middle + size / 2,
});

const noRules = { horizontal: [], vertical: [] };

const read = (page: Partial<Page> & Pick<Page, "words">): string[] =>
  finishRows(pageRows([{ ...noRules, ...page }], {})).map(
    ({ day, subject, startTime, endTime }) => `${day} ${startTime}-${endTime} ${subject}`,
  );

interface BoxInput {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const outline = ({ left, top, right, bottom }: BoxInput): Pick<Page, "horizontal" | "vertical"> => {
  const level = (at: number): Rule => ({ at, from: left, to: right });
  const upright = (at: number): Rule => ({ at, from: top, to: bottom });
  return { horizontal: [level(top), level(bottom)], vertical: [upright(left), upright(right)] };
};

const together = (boxes: readonly BoxInput[]): Pick<Page, "horizontal" | "vertical"> => ({
  horizontal: boxes.flatMap((box) => outline(box).horizontal),
  vertical: boxes.flatMap((box) => outline(box).vertical),
});

/** Days across from x = 100, a hundred each; rows of forty from y = 40. */
const heads = ["Monday", "Tuesday", "Wednesday"].map((day, index) =>
  word(day, 110 + index * 100, 20),
);
const hours = ["9:00", "10:00", "11:00", "12:00"].map((hour, index) =>
  word(hour, 10, 60 + index * 40),
);
const cell = (column: number, row: number, columns = 1, rows = 1): BoxInput => ({
  left: 100 + column * 100,
  top: 40 + row * 40,
  right: 100 + (column + columns) * 100,
  bottom: 40 + (row + rows) * 40,
});
const labelCells = [0, 1, 2, 3].map((row) => ({ ...cell(0, row), left: 0, right: 100 }));
const headCells = [0, 1, 2].map((column) => ({ ...cell(column, 0), top: 0, bottom: 40 }));

describe("a week on a page", () => {
  it("takes a room or a teacher below a name for a part of the class, not for another", () => {
    const at = (text: string, column: number, y: number) => word(text, 110 + column * 100, y);
    const details = [at("B-12", 0, 100), at("Dr Adams", 1, 140), at("Art", 2, 60)];
    const names = [at("Maths", 0, 60), at("Physics", 1, 100)];
    expect(read({ words: [...heads, ...hours, ...names, ...details] })).toEqual([
      "Monday 09:00-11:00 Maths",
      "Tuesday 10:00-12:00 Physics",
      "Wednesday 09:00-10:00 Art",
    ]);
    // If most classes have codes for names, each code is a class.
    const codes = [at("CS101", 0, 60), at("CS102", 0, 100), at("MA201", 1, 60)];
    expect(read({ words: [...heads, ...hours, ...codes] })).toHaveLength(3);
  });

  it("doubts a day that was guessed, unless the day beside it confirms the guess", () => {
    const week = (...days: readonly string[]) => {
      const named = days.map((day, index) => word(day, 110 + index * 100, 20));
      const classes = [word("Maths", 110, 60), word("Art", 310, 60)];
      const rows = finishRows(
        pageRows([{ ...noRules, words: [...named, ...hours, ...classes] }], {}),
      );
      return rows.map(({ day, unlikely }) => `${day} ${unlikely ?? "sure"}`);
    };
    expect(week("Monday", "Tuesday", "Wetnesday")).toEqual(["Monday sure", "Wednesday sure"]);
    expect(week("Monday", "Tuesday", "Fridey")).toEqual(["Monday sure", "Friday day"]);
  });

  it("finds the hours inside a frame around the whole week", () => {
    const frame = { left: 0, top: 0, right: 400, bottom: 240 };
    const lines = [0, 1, 2, 3].map((row): Rule => ({ at: 60 + row * 40, from: 200, to: 400 }));
    const box = { left: 110, top: 60, right: 190, bottom: 120 };
    const rules = together([frame, box]);
    const page = { vertical: rules.vertical, horizontal: [...rules.horizontal, ...lines] };
    const words = [...heads, ...hours, word("Maths", 120, 75)];
    expect(read({ words, ...page })).toEqual(["Monday 09:00-10:30 Maths"]);
  });

  it("joins a time and the name below it where a line of the hours parts them", () => {
    const box = { left: 110, top: 45, right: 190, bottom: 120 };
    const line = { at: 80, from: 90, to: 400 };
    const rules = together([box]);
    const words = [...heads, word("8:40-10:30", 115, 65), word("Maths", 120, 95)];
    expect(
      read({ words, vertical: rules.vertical, horizontal: [...rules.horizontal, line] }),
    ).toEqual(["Monday 08:40-10:30 Maths"]);
  });

  it("gives a cell the rows that it spans and the days that it spans", () => {
    const words = [
      ...heads,
      ...hours,
      word("Maths", 110, 80),
      word("Choir", 240, 180),
      word("Art", 310, 60),
    ];
    const boxes = [...labelCells, ...headCells, cell(0, 0, 1, 2), cell(0, 3, 3), cell(2, 0)];
    expect(read({ words, ...together(boxes) })).toEqual([
      "Monday 09:00-11:00 Maths",
      "Monday 12:00-13:00 Choir",
      "Tuesday 12:00-13:00 Choir",
      "Wednesday 09:00-10:00 Art",
      "Wednesday 12:00-13:00 Choir",
    ]);
  });

  it("reads a box that begins and ends between the hours", () => {
    const words = [...heads, ...hours, word("Maths", 110, 90)];
    const box = { left: 100, top: 60, right: 200, bottom: 120 };
    expect(read({ words, ...together([...labelCells, ...headCells, box]) })).toEqual([
      "Monday 09:30-11:00 Maths",
    ]);
  });

  it("reads a week without any rule", () => {
    const words = [...heads, ...hours, word("Maths", 112, 60), word("Art", 318, 140)];
    expect(read({ words })).toEqual(["Monday 09:00-10:00 Maths", "Wednesday 11:00-12:00 Art"]);
  });

  it("drops the teacher and the room below a name and joins a name in two lines", () => {
    const words = [
      ...heads,
      ...hours,
      word("Organic", 110, 48),
      word("Chemistry", 110, 60),
      word("Dr Adams", 110, 72),
    ];
    expect(read({ words, ...together([...labelCells, ...headCells, cell(0, 0)]) })).toEqual([
      "Monday 09:00-10:00 Organic Chemistry",
    ]);
  });

  it("joins a class drawn in two cells of which one names the teacher by a degree", () => {
    const words = [
      ...heads,
      ...hours,
      word("Redes (P)", 110, 60),
      word("Redes (P)", 110, 92),
      word("Ing. E. Prado", 110, 106),
      word("Diseño", 210, 52),
      word("Ing. de Redes", 210, 66),
    ];
    const boxes = [...labelCells, ...headCells, cell(0, 0), cell(0, 1), cell(1, 0)];
    expect(read({ words, ...together(boxes) })).toEqual([
      "Monday 09:00-11:00 Redes (P)",
      "Tuesday 09:00-10:00 Diseño Ing. de Redes",
    ]);
  });

  it("drops the longer of two boxes that cross, and joins the parts of a divided box", () => {
    const ruled = (...boxes: readonly BoxInput[]) =>
      together([...labelCells, ...headCells, ...boxes]);
    const left = (box: BoxInput) => ({ ...box, right: 150 });
    const right = (box: BoxInput) => ({ ...box, left: 150 });
    const words = [...heads, ...hours, word("Maths", 110, 60)];
    const later = [...words, word("Art", 160, 140)];
    expect(read({ words: later, ...ruled(left(cell(0, 0, 1, 3)), right(cell(0, 2))) })).toEqual([
      "Monday 11:00-12:00 Art",
    ]);
    const beside = [...words, word("Art", 160, 60)];
    expect(read({ words: beside, ...ruled(left(cell(0, 0)), right(cell(0, 0))) })).toEqual([
      "Monday 09:00-10:00 Maths Art",
    ]);
  });

  it("takes text beside a class with a written time for a part of it", () => {
    const words = [...heads, ...hours, word("9:00-11:00", 110, 50), word("Maths", 110, 64)];
    const rules = together([...labelCells, ...headCells, cell(0, 0), cell(0, 1)]);
    expect(read({ words: [...words, word("advanced", 110, 100)], ...rules })).toEqual([
      "Monday 09:00-11:00 Maths",
    ]);
  });

  it("reads no hours below the last that follows the others", () => {
    const later = [14, 15, 16].map((hour, index) => word(`${hour}:00`, 10, 60 + index * 40));
    const note = [word("13:30", 10, 300), word("Office", 110, 300), word("Library", 210, 300)];
    const words = [...heads, ...later, word("Maths", 110, 60), ...note];
    expect(read({ words })).toEqual(["Monday 14:00-15:00 Maths"]);
  });

  it("gives a class to two days only if its text is between them", () => {
    const rules = together([...labelCells, ...headCells, cell(0, 0, 2)]);
    const classOf = (text: string, left: number) => [...heads, ...hours, word(text, left, 60)];
    expect(read({ words: classOf("Choir", 188), ...rules })).toHaveLength(2);
    expect(read({ words: classOf("Maths", 110), ...rules })).toEqual(["Monday 09:00-10:00 Maths"]);
    const both = [...classOf("Maths", 110), word("Art", 260, 60)];
    expect(read({ words: both, ...rules })).toEqual([
      "Monday 09:00-10:00 Maths",
      "Tuesday 09:00-10:00 Art",
    ]);
    // The left edge of the page bounds no cell, so the text is not in the middle of one.
    const lines = together(labelCells).horizontal.map((rule) => ({ ...rule, to: 400 }));
    const edges = [0, 300].map((at): Rule => ({ at, from: 0, to: 200 }));
    expect(read({ words: classOf("Maths", 130), horizontal: lines, vertical: edges })).toEqual([
      "Monday 09:00-10:00 Maths",
    ]);
  });

  it("makes no classes of a word that is written across the days", () => {
    const letters = ["L", "U N", "C H"].map((text, index) => word(text, 110 + index * 100, 140));
    const words = [...heads, ...hours, word("Maths", 110, 60), ...letters];
    expect(read({ words })).toEqual(["Monday 09:00-10:00 Maths"]);
  });

  it("passes over an hour that was misread", () => {
    const misread = [...hours.slice(0, 1), word("4:00", 10, 100), ...hours.slice(2)];
    const later = word("13:00", 10, 220);
    const words = [...heads, ...misread, later, word("Maths", 110, 100), word("Art", 210, 140)];
    const rows = [0, 1, 2, 3, 4].map((row) => ({ ...cell(0, row), left: 0, right: 100 }));
    const boxes = [...rows, ...headCells, cell(0, 1), cell(1, 2)];
    expect(read({ words, ...together(boxes) })).toEqual(["Tuesday 11:00-12:00 Art"]);
  });

  it("makes nothing of a month, whose cells are numbers", () => {
    const numbers = [5, 6, 7].flatMap((day, column) =>
      [0, 1].map((row) => word(String(day + row * 7), 110 + column * 100, 60 + row * 40)),
    );
    expect(read({ words: [...heads, ...numbers] })).toEqual([]);
  });
});

describe("a list on a page", () => {
  it("reads lines that hold a whole class each", () => {
    expect(
      read({
        words: [
          word("Monday 9:00-10:00 Maths", 10, 20),
          word("Art, Tue 14:00-15:30", 10, 40),
          word("• 16:00-17:00 Chess (Wed)", 10, 60),
        ],
      }),
    ).toEqual([
      "Monday 09:00-10:00 Maths",
      "Tuesday 14:00-15:30 Art",
      "Wednesday 16:00-17:00 Chess",
    ]);
  });

  it("doubts every row where most times of the list are in none", () => {
    const rows = (...texts: readonly string[]) => {
      const words = ["Mon 9:00-10:00 Maths", "Tue 9:00-10:00 Art", ...texts].map((text, index) =>
        word(text, 10, 20 + index * 20),
      );
      return finishRows(pageRows([{ ...noRules, words }], {})).map(({ unlikely }) => unlikely);
    };
    const unread = ["from 8:00", "until 9:30", "11:00 hall", "at 12:00 or 13:00"];
    expect(rows(...unread.slice(0, 3))).toEqual([undefined, undefined]);
    expect(rows(...unread)).toEqual(["page", "page"]);
  });

  it("leaves sentences alone that only mention days and hours", () => {
    expect(
      read({
        words: [
          word("We meet on Monday from 9:00 to 10:30 in the hall.", 10, 20),
          word("The office is open Tuesday 9:00-17:00", 10, 40),
          word("Please be there by Friday 12:00 - 13:00", 10, 60),
          word("Open Monday 9:00-17:00", 10, 80),
        ],
      }),
    ).toEqual([]);
  });
});
