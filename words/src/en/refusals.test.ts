import { expect, it } from "vitest";
import { refusalText } from "../refusal.ts";

const english = <Texts>(texts: Texts) => texts;

it.each([
  [1, "1 second"],
  [59, "59 seconds"],
  [60, "a minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
])("speaks of %d seconds as %s", (seconds, words) => {
  expect(refusalText(english, { code: "too-many-attempts", values: [seconds] })).toBe(
    `Too many attempts. Please wait ${words} and try again.`,
  );
});

it("knows no other code", () => {
  expect(refusalText(english, { code: "of another version" })).toBeUndefined();
  expect(refusalText(english, { code: "toString" })).toBeUndefined();
  expect(
    refusalText(english, { code: "calendar-problem", values: ["of another version"] }),
  ).toBeUndefined();
});
