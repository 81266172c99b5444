import { describe, expect, it } from "vitest";
import { writtenDate } from "./written-dates.ts";

describe("a date in a cell", () => {
  it.each([
    ["12 de enero de 2027", "2027-01-12"],
    ["1er février 2027", "2027-02-01"],
    ["1º de fevereiro de 2027", "2027-02-01"],
    ["2nd of December 2026", "2026-12-02"],
    ["lundi 7 décembre 2026", "2026-12-07"],
  ])("%s", (cell, day) => {
    expect(writtenDate(cell, "day-first")).toBe(day);
  });
});
