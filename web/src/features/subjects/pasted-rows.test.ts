import { describe, expect, it } from "vitest";
import { pastedRowsOf, withPastedRows } from "./pasted-rows.ts";

describe("pasting into a subject field", () => {
  it("leaves a single line to the field", () => {
    expect(pastedRowsOf("Mathematics")).toBeUndefined();
    expect(pastedRowsOf("Mathematics\n")).toBeUndefined();
  });

  it("makes a row of each line, whatever ends it", () => {
    expect(pastedRowsOf("Maths\r\n\r\n  Physics \rArt")).toEqual([
      { subject: "Maths", examDate: "" },
      { subject: "Physics", examDate: "" },
      { subject: "Art", examDate: "" },
    ]);
  });

  it.each([
    "Maths, 18/06/2027",
    "Maths\t2027-06-18",
    "Maths; 18-June-2027",
    "Maths,18 June 2027",
    "Maths 18/06/2027",
    "Maths   18 June 2027",
    "Maths - 18.06.2027",
    "Maths: 2027-06-18 ",
  ])("reads the exam date of %j", (line) => {
    expect(pastedRowsOf(`${line}\nArt`)).toEqual([
      { subject: "Maths", examDate: "2027-06-18" },
      { subject: "Art", examDate: "" },
    ]);
  });

  it("keeps a number that belongs to the name", () => {
    expect(pastedRowsOf("Unit 3 18 June 2027\nHistory 1914-1918")).toEqual([
      { subject: "Unit 3", examDate: "2027-06-18" },
      { subject: "History 1914-1918", examDate: "" },
    ]);
  });

  it("keeps a comma that has no date behind it", () => {
    expect(pastedRowsOf("Art, Music and Drama\nMaths, 31/02/2027")).toEqual([
      { subject: "Art, Music and Drama", examDate: "" },
      { subject: "Maths, 31/02/2027", examDate: "" },
    ]);
  });

  it("fills rows from where it was pasted and keeps the dates already there", () => {
    const rows = [
      { subject: "Art", examDate: "2027-01-01" },
      { subject: "", examDate: "2027-02-02" },
    ];
    const pasted = [
      { subject: "Maths", examDate: "" },
      { subject: "Physics", examDate: "2027-03-03" },
    ];
    expect(withPastedRows({ rows, index: 1, pasted })).toEqual([
      { subject: "Art", examDate: "2027-01-01" },
      { subject: "Maths", examDate: "2027-02-02" },
      { subject: "Physics", examDate: "2027-03-03" },
    ]);
  });
});
