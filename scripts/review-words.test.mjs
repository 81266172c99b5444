import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { englishLines, readRows, storedEnglish } from "./review-words.mjs";

it("no English text changes by accident: npm run review stores the present ones", async () => {
  const present = new Set(englishLines(await readRows()));
  const stored = readFileSync(storedEnglish, "utf8").trimEnd().split("\n");
  expect(stored.filter((line) => !present.has(line))).toEqual([]);
  expect(stored.length).toBeGreaterThan(1_500);
});
