import { dayOfNumber } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { quoteOf, quotes } from "./quotes.ts";

it("holds thirty different quotes, each with its author and a source that can be looked up", () => {
  expect(new Set(quotes.map(({ text }) => text)).size).toBe(30);
  for (const { author, source } of quotes) {
    expect(author).not.toBe("");
    expect(source).toMatch(/\d{4}|book|chapter|letter/);
  }
});

it("each author is quoted in turn before any comes again", () => {
  const days = quotes.map((_, index) => dayOfNumber(20_614 + index));
  expect(new Set(days.map(quoteOf)).size).toBe(quotes.length);
});
