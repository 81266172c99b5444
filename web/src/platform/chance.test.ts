import { expect, it } from "vitest";
import { createChance } from "./chance.ts";

it.each([
  [0, "a"],
  [0.34, "b"],
  [0.999_999, "c"],
])("turns %d into %s", (value, picked) => {
  expect(createChance({ random: () => value }).pick(["a", "b", "c"])).toBe(picked);
});
