import { resetWords } from "@smart-planner/words/en/reset";
import { expect, it } from "vitest";
import { strengthOf } from "./password-strength.ts";

it.each([
  ["", 0, "Too short."],
  ["seven77", 1, "Too short."],
  ["aaaaaaaaaaaa", 2, "Weak."],
  ["Password1", 2, "Weak."],
  ["kx9wQ2pz-7", 3, "Good."],
  ["lamp river quiet Tuesday", 4, "Strong."],
])("of %j fills %i bars and is called %s", (text, bars, word) => {
  expect(strengthOf(text)).toBe(bars);
  expect(resetWords.strength[strengthOf(text)]).toBe(word);
});

it("never falls while a word is added", () => {
  const words = ["lamp", "river", "quiet", "Tuesday"];
  const bars = words.map((_, index) => strengthOf(words.slice(0, index + 1).join(" ")));
  expect(bars).toEqual(bars.toSorted());
});
