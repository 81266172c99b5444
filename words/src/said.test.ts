import { dayOfNumber } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { tools as arabicTools } from "./ar/tools.ts";
import { tools as germanTools } from "./de/tools.ts";
import { loginWords } from "./en/login.ts";
import { signupWords } from "./en/signup.ts";
import { counted, said, wordsOf } from "./said.ts";
import { isolated } from "./tools.ts";

const german = { ...signupWords, signUp: "Registrieren" };

it("finds the words of a module, and English if a language has none", () => {
  const words = wordsOf([said(signupWords, german)]);
  expect(words(signupWords).signUp).toBe("Registrieren");
  expect(words(loginWords)).toBe(loginWords);
});

it("does not compile without a key, with an unknown one, or without a plural form", () => {
  const { signUp, ...rest } = german;
  // @ts-expect-error a missing key
  said(signupWords, rest);
  // @ts-expect-error an unknown key
  said(signupWords, { ...rest, signUp, singUp: "" });
  // @ts-expect-error a value that English does not have
  said(signupWords, { ...german, refused: (message: string, code: number) => message + code });
  // @ts-expect-error a missing plural form
  expect(() => arabicTools.count(2, { one: "يوم", other: "# يوم" })).not.toThrow();
});

describe("plurals", () => {
  it("English and German have two forms", () => {
    expect([0, 1, 2].map((days) => counted(days, "day"))).toEqual(["0 days", "1 day", "2 days"]);
    const { count } = germanTools;
    const days = (amount: number) => count(amount, { one: "# Tag", other: "# Tage" });
    expect([0, 1, 21].map(days)).toEqual(["0 Tage", "1 Tag", "21 Tage"]);
  });

  it("Arabic has six", () => {
    const forms = { zero: "0", one: "1", two: "2", few: "few", many: "many", other: "other" };
    const { count } = arabicTools;
    expect([0, 1, 2, 3, 11, 100, 103].map((amount) => count(amount, forms))).toEqual([
      "0",
      "1",
      "2",
      "few",
      "many",
      "other",
      "few",
    ]);
  });
});

it("lists and lengths follow the language, with Latin digits", () => {
  const { and, length } = germanTools;
  expect(and(["A", "B", "C"])).toBe("A, B und C");
  const unbroken = (...lengths: readonly string[]) =>
    lengths.map((text) => text.replaceAll("_", "\u00a0"));
  expect([0, 45, 60, 150].map(length)).toEqual(unbroken("0_min", "45_min", "1_h", "2_h 30_min"));
  expect([60, 75, 120, 180].map(arabicTools.length)).toEqual(
    unbroken("ساعة", "ساعة 15_د", "2_س", "3_ساعات"),
  );
});

it("a date is Gregorian, in the words of the language", () => {
  const day = dayOfNumber(20882);
  expect(germanTools.date(day)).toBe("5. März 2027");
  expect(arabicTools.date(day)).toContain("2027");
  expect(germanTools.weekday(0)).toBe("Montag");
  expect(germanTools.shortWeekday(6)).toBe("So");
});

it("a name keeps its direction", () => {
  expect(isolated("Biology")).toBe("\u2068Biology\u2069");
});
