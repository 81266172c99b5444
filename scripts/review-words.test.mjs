import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { languages } from "../words/src/languages.ts";
import { englishLines, readRows, storedEnglish, translationsOf } from "./review-words.mjs";

it("no English text changes by accident: npm run review stores the present ones", async () => {
  const present = new Set(englishLines(await readRows()));
  const stored = readFileSync(storedEnglish, "utf8").trimEnd().split("\n");
  expect(stored.filter((line) => !present.has(line))).toEqual([]);
  expect(stored.length).toBeGreaterThan(1_500);
});

it("no French line ends before a high mark: its space is narrow and does not break", async () => {
  const parts = await translationsOf(languages.fr);
  const texts = (await readRows()).map(({ say, texts }) => say(parts.get(texts) ?? {}));
  expect(texts.filter((text) => /[ \u00a0][?!:;»]|«[ \u00a0]/.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes("\u202f?")).length).toBeGreaterThan(50);
});
