import { subjectsWords } from "@smart-planner/words/en/subjects";
import { describe, expect, it } from "vitest";
import { hasErrors, quickFormErrorsOf } from "./quick-form-errors.ts";

const whole = { subject: "Maths", examDate: "2027-06-18" };

describe("the quick form", () => {
  it.each([0, 0.5, Number.NaN])("asks for hours when they are %d", (hours) => {
    expect(quickFormErrorsOf({ words: subjectsWords, hours, rows: [whole] }).hours).toBe(
      "Available hours is required",
    );
  });

  it("asks for both fields of every row, spaces being no name", () => {
    const { rows } = quickFormErrorsOf({
      words: subjectsWords,
      hours: 6,
      rows: [whole, { subject: "  ", examDate: "2027-06-18" }, { subject: "Art", examDate: "" }],
    });
    const message = "Subject and exam date are required";
    expect(rows).toEqual([
      undefined,
      { message, subject: true, examDate: false },
      { message, subject: false, examDate: true },
    ]);
  });

  it("has no errors when everything is there", () => {
    expect(hasErrors(quickFormErrorsOf({ words: subjectsWords, hours: 1, rows: [whole] }))).toBe(
      false,
    );
  });
});
