import { expect, it } from "vitest";
import { fileRefusalOf } from "./file-refusal.ts";

it("takes every kind that is named, in any letter case, up to 10MB", () => {
  for (const name of ["a.pdf", "a.PNG", "a.jpg", "a.jpeg", "a.csv", "a.ics"])
    expect(fileRefusalOf({ name, size: 10 * 1024 * 1024 })).toBeUndefined();
});

it("refuses other kinds, larger files and empty ones", () => {
  expect(fileRefusalOf({ name: "a.docx", size: 5 })).toBe("kind");
  expect(fileRefusalOf({ name: "a.pdf", size: 10 * 1024 * 1024 + 1 })).toBe("tooLarge");
  expect(fileRefusalOf({ name: "a.csv", size: 0 })).toBe("empty");
});
