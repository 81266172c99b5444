import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./project.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const conformance = read("docs/conformance.md");
const accessibility = read("docs/accessibility.md");

/** Paths in backticks, not API addresses or keys. */
const pathsIn = (page) =>
  [...page.matchAll(/`((?:\.?[\w-]+\/)+[\w.-]+\.[a-z]+)`/g)].map(([, path]) => path);

/** A test is cited as `file` “title”, “another title of the same file”. */
const citationsIn = (page) =>
  [...page.matchAll(/`([^`\s]+\.\w+)`((?:,? “[^”]+”)+)/g)].flatMap(([, path, titles]) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ path, title })),
  );

/** The cells of every sentence's row: the sentence, its place, its test, its deviation. */
const rows = conformance
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6)
  .filter(([, , , shownBy]) => shownBy !== "Shown by" && shownBy !== "---");

/** A title as written in the code, in either kind of quotes. */
const isTitleIn = (path, title) =>
  ['"', "`"].some((quote) => read(path).includes(`${quote}${title}${quote}`));

/** Levels A and AA of WCAG 2.2. */
const criteria = [
  ["1.1", [1]],
  ["1.2", [1, 2, 3, 4, 5]],
  ["1.3", [1, 2, 3, 4, 5]],
  ["1.4", [1, 2, 3, 4, 5, 10, 11, 12, 13]],
  ["2.1", [1, 2, 4]],
  ["2.2", [1, 2]],
  ["2.3", [1]],
  ["2.4", [1, 2, 3, 4, 5, 6, 7, 11]],
  ["2.5", [1, 2, 3, 4, 7, 8]],
  ["3.1", [1, 2]],
  ["3.2", [1, 2, 3, 4, 6]],
  ["3.3", [1, 2, 3, 4, 7, 8]],
  ["4.1", [2, 3]],
].flatMap(([guideline, numbers]) => numbers.map((number) => `${guideline}.${number}`));

describe.each([
  ["docs/conformance.md", conformance, 100],
  ["docs/accessibility.md", accessibility, 10],
])("%s", (_, page, least) => {
  it("names no file that does not exist", () => {
    const paths = pathsIn(page);
    expect(paths.length).toBeGreaterThan(least);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("cites no test that does not exist", () => {
    const citations = citationsIn(page);
    expect(citations.length).toBeGreaterThan(least);
    expect(citations.filter(({ path, title }) => !isTitleIn(path, title))).toEqual([]);
  });
});

it("docs/conformance.md shows every sentence by a test, or says why there is none", () => {
  const isShown = ([, , , shownBy]) => /` “/.test(shownBy) || shownBy.startsWith("No test: ");
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !isShown(row))).toEqual([]);
});

it("docs/accessibility.md has a result for every criterion of WCAG 2.2, A and AA, once", () => {
  const found = [
    ...accessibility.matchAll(
      /^\| (\d\.\d\.\d+) [^|]+\| (?:met|partly|not met|does not apply) \|/gm,
    ),
  ].map(([, number]) => number);
  expect(found.filter((number) => /^[1-4]\./.test(number))).toEqual(criteria);
});
