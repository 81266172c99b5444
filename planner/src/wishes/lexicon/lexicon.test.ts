import { expect, it } from "vitest";
import { phraseRows } from "../reader/find-phrase.ts";
import { phrasesOf } from "../reader/pattern.ts";

it("has no phrase with two meanings", () => {
  const meanings = new Map<string, Set<string>>();
  for (const { pattern, meanings: own } of phraseRows())
    for (const phrase of phrasesOf(pattern.body))
      meanings.set(phrase, (meanings.get(phrase) ?? new Set()).add(JSON.stringify(own)));
  const twice = [...meanings].filter(([, own]) => own.size > 1);
  expect(twice.map(([phrase, own]) => `${phrase}: ${[...own].join(" or ")}`)).toEqual([]);
});
