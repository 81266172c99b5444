import { describe, expect, it } from "vitest";
import { dayColumnReader, daysOfCell, daysOfHeadings } from "./written-days.ts";

describe("days in a cell", () => {
  it.each([
    ["Monday", [0]],
    ["mon", [0]],
    ["Tues.", [1]],
    ["WEDNESDAY", [2]],
    ["Thur", [3]],
    ["Fridays", [4]],
    ["Montag und Mittwoch", [0, 2]],
    ["lunes a viernes", [0, 1, 2, 3, 4]],
    ["Mon/Wed", [0, 2]],
    ["Mon, Wed, Fri", [0, 2, 4]],
    ["Monday and Thursday", [0, 3]],
    ["Tue & Thu", [1, 3]],
    ["Mon-Fri", [0, 1, 2, 3, 4]],
    ["Saturday to Monday", [5, 6, 0]],
    ["weekdays", [0, 1, 2, 3, 4]],
    ["every day", [0, 1, 2, 3, 4, 5, 6]],
    ["Every Monday", [0]],
  ])("%s", (text, days) => {
    expect(daysOfCell(text)).toEqual(days);
  });

  it.each(["", "Maths", "Mon Maths", "Sunflower", "Money", "9:00", "MWF"])(
    "%s names no day",
    (text) => {
      expect(daysOfCell(text)).toBeUndefined();
    },
  );

  it.each([
    ["MWF", [0, 2, 4]],
    ["TTh", [1, 3]],
    ["TuTh", [1, 3]],
    ["MTWRF", [0, 1, 2, 3, 4]],
    ["M W F", [0, 2, 4]],
  ])("%s is a code for days in a column of days", (text, days) => {
    expect(daysOfCell(text, { codes: true })).toEqual(days);
  });

  it("forgives the misread letters of a scan and nothing else", () => {
    expect(daysOfCell("Tuesdav", { scanned: true })).toEqual([1]);
    expect(daysOfCell("M0nday", { scanned: true })).toEqual([0]);
    expect(daysOfCell("Tuesdav")).toBeUndefined();
    expect(daysOfCell("Thunder", { scanned: true })).toBeUndefined();
  });
});

describe("a day as a heading", () => {
  it.each([
    ["Monday", 0],
    ["Tue 14/10", 1],
    ["Wednesday, 3 May 2027", 2],
    ["Thu (6)", 3],
    ["Lundi 3 mars", 0],
    ["Tuesday / 星期二", 1],
  ])("%s", (text, day) => {
    expect(daysOfHeadings([text])[0]).toBe(day);
  });

  it.each(["Monday Club", "Mon, Wed", "Sunday roast", "Time", "TS", "Do"])(
    "%s heads no column",
    (text) => {
      expect(daysOfHeadings([text])[0]).toBeUndefined();
    },
  );
});

describe("a column of days", () => {
  it("is read as short forms of one language if all of it can be, and as codes otherwise", () => {
    const german = dayColumnReader(["MO", "DI", "FR", "FR"]);
    expect(german("FR")).toEqual([4]);
    const coded = dayColumnReader(["MWF", "TR", "FR"]);
    expect(coded("TR")).toEqual([1, 3]);
    expect(coded("FR")).toEqual([4, 3]);
    expect(dayColumnReader(["Di", "Do"])("Di")).toEqual([1]);
  });
});
