import { expect, it } from "vitest";
import { quotes } from "./quotes.ts";

it("holds thirty different quotes, each with its author and a source that can be looked up", () => {
  expect(new Set(quotes.map(({ text }) => text)).size).toBe(30);
  for (const { author, source } of quotes) {
    expect(author).not.toBe("");
    expect(source).toMatch(/\d{4}|book|chapter|letter/);
  }
});
