import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./project.mjs";

const page = readFileSync(join(root, "docs/security.md"), "utf8");
const files = globSync(
  "{scripts,planner,words,calendar-files,contract,web,server,e2e,bench}/**/*.{mjs,ts,tsx}",
  {
    cwd: root,
    exclude: ["**/node_modules", "web/dist"],
  },
).map((file) => `/${file.replaceAll("\\", "/")}`);

/** Requirements as ASVS 5.0.0 numbers them. */
const levels = {
  1: "1.2.1–1.2.5, 1.3.1, 1.3.2, 1.5.1, 2.1.1, 2.2.1, 2.2.2, 2.3.1, 3.2.1, 3.2.2, 3.3.1, 3.4.1, 3.4.2, 3.5.1–3.5.3, 4.1.1, 4.4.1, 5.2.1, 5.2.2, 5.3.1, 5.3.2, 6.1.1, 6.2.1–6.2.8, 6.3.1, 6.3.2, 6.4.1, 6.4.2, 7.2.1–7.2.4, 7.4.1, 7.4.2, 8.1.1, 8.2.1, 8.2.2, 8.3.1, 9.1.1–9.1.3, 9.2.1, 10.4.1–10.4.5, 11.3.1, 11.3.2, 11.4.1, 12.1.1, 12.2.1, 12.2.2, 13.4.1, 14.2.1, 14.3.1, 15.1.1, 15.2.1, 15.3.1",
  2: "1.1.1, 1.1.2, 1.2.6–1.2.9, 1.3.3–1.3.11, 1.4.1–1.4.3, 1.5.2, 2.1.2, 2.1.3, 2.2.3, 2.3.2–2.3.4, 2.4.1, 3.3.2–3.3.4, 3.4.3–3.4.6, 3.5.4, 3.5.5, 3.7.1, 3.7.2, 4.1.2, 4.1.3, 4.2.1, 4.3.1, 4.3.2, 4.4.2–4.4.4, 5.1.1, 5.2.3, 5.4.1–5.4.3, 6.1.2, 6.1.3, 6.2.9–6.2.12, 6.3.3, 6.3.4, 6.4.3, 6.4.4, 6.5.1–6.5.5, 6.6.1–6.6.3, 6.8.1–6.8.4, 7.1.1–7.1.3, 7.3.1, 7.3.2, 7.4.3–7.4.5, 7.5.1, 7.5.2, 7.6.1, 7.6.2, 8.1.2, 8.2.3, 8.4.1, 9.2.2–9.2.4, 10.1.1, 10.1.2, 10.2.1, 10.2.2, 10.3.1–10.3.4, 10.4.6–10.4.11, 10.5.1–10.5.5, 10.6.1, 10.6.2, 10.7.1–10.7.3, 11.1.1, 11.1.2, 11.2.1–11.2.3, 11.3.3, 11.4.2–11.4.4, 11.5.1, 11.6.1, 12.1.2, 12.1.3, 12.3.1–12.3.4, 13.1.1, 13.2.1–13.2.5, 13.3.1, 13.3.2, 13.4.2–13.4.5, 14.1.1, 14.1.2, 14.2.2–14.2.4, 14.3.2, 14.3.3, 15.1.2, 15.1.3, 15.2.2, 15.2.3, 15.3.2–15.3.7, 16.1.1, 16.2.1–16.2.5, 16.3.1–16.3.4, 16.4.1–16.4.3, 16.5.1–16.5.3, 17.1.1, 17.2.1–17.2.4, 17.3.1, 17.3.2",
};

/** `6.2.1–6.2.3, 6.3.1` as single numbers. */
const numbersOf = (text) =>
  text.split(", ").flatMap((part) => {
    const [first, last = first] = part.split("–").map((number) => number.split("."));
    const count = Number(last[2]) - Number(first[2]) + 1;
    return Array.from({ length: count }, (_, index) =>
      [first[0], first[1], Number(first[2]) + index].join("."),
    );
  });

const rows = page.split("\n").flatMap((line) => {
  const [, numbers = "", level = ""] = /^\| ([\d.,– ]+) \| ([12]) \|/.exec(line) ?? [];
  return numbers === "" ? [] : [{ numbers: numbersOf(numbers), level, line }];
});

describe("the security page", () => {
  it.each(["1", "2"])("has every requirement of level %s once", (level) => {
    const found = rows.filter((row) => row.level === level).flatMap(({ numbers }) => numbers);
    expect(found.toSorted()).toEqual(numbersOf(levels[level]).toSorted());
  });

  it("gives a reason for every exception", () => {
    const excepted = rows
      .filter(({ line }) => line.includes("**exception**"))
      .flatMap(({ numbers }) => numbers);
    const reasons = page.slice(page.indexOf("## Exceptions"), page.indexOf("## The requirements"));
    const explained = [...reasons.matchAll(/^\| ([\d.,– ]+?)(?: \(level 1\))? \|/gm)].flatMap(
      ([, numbers]) => numbersOf(numbers),
    );
    expect(explained.toSorted()).toEqual(excepted.toSorted());
  });

  it("names tests that are there", () => {
    const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)` "([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(80);
    const lost = named.filter(([, name, title]) => {
      const found = files.filter((file) => file.endsWith(`/${name}`));
      return found.length !== 1 || !readFileSync(join(root, found[0]), "utf8").includes(title);
    });
    expect(lost.map(([text]) => text)).toEqual([]);
  });

  it("names files that are there", () => {
    const named = [...page.matchAll(/`([\w./-]+\.(?:mjs|tsx?))`/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  });
});
