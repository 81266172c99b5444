import { expect, it } from "vitest";
import { withoutMisreadLetters } from "./misread-letters.ts";

const named = (...subjects: string[]): string[] => subjects.map(withoutMisreadLetters);

it("reads the numeral after a name and the noughts inside capitals as letters", () => {
  expect(named("MatemáticaIl", "Physics I|", "Algebra Il (T)", "LAB-R00M 1201")).toEqual([
    "Matemática II",
    "Physics II",
    "Algebra II (T)",
    "LAB-ROOM 1201",
  ]);
});

it("reads small letters that look like capitals", () => {
  expect(named("PhysiCS", "MathematiCs (L)", "MacOS", "BSc CS")).toEqual([
    "Physics",
    "Mathematics (L)",
    "MacOS",
    "BSc CS",
  ]);
});

it("leaves codes, articles and numerals that are well read", () => {
  const subjects = ["CS100", "MA0B1", "Il Rinascimento", "Leggere Il Nome", "Physics II", "Art I"];
  expect(named(...subjects)).toEqual(subjects);
});
