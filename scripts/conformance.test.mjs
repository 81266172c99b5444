import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./project.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const document = read("docs/conformance.md");

/** Every path in backticks: rooms and files, not addresses of the API or names of keys. */
const paths = new Set(
  [...document.matchAll(/`((?:\.?[\w-]+\/)+[\w.-]+\.[a-z]+)`/g)].map(([, path]) => path),
);

/** A test is cited as `file` “title”, “another title of the same file”. */
const citations = [...document.matchAll(/`([^`\s]+\.\w+)`((?:,? “[^”]+”)+)/g)].flatMap(
  ([, path, titles]) => [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ path, title })),
);

/** The cells of every sentence's row: what is said, where, shown by what, and what deviates. */
const rows = document
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6)
  .filter(([, , , shownBy]) => shownBy !== "Shown by" && shownBy !== "---");

/** A title as it stands in the code, in either kind of quotes. */
const isTitleIn = (path, title) =>
  ['"', "`"].some((quote) => read(path).includes(`${quote}${title}${quote}`));

describe("docs/conformance.md", () => {
  it("names no file that does not exist", () => {
    expect(paths.size).toBeGreaterThan(100);
    expect([...paths].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("cites no test that does not exist", () => {
    expect(citations.length).toBeGreaterThan(100);
    expect(citations.filter(({ path, title }) => !isTitleIn(path, title))).toEqual([]);
  });

  it("shows every sentence by a test, or says why there is none", () => {
    const isShown = ([, , , shownBy]) => /` “/.test(shownBy) || shownBy.startsWith("No test: ");
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => !isShown(row))).toEqual([]);
  });
});
