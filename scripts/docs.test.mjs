import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./project.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const decisions = globSync("docs/decisions/*.md", { cwd: root }).toSorted();
const pages = globSync("{*.md,docs/**/*.md,contract/src/**/*.md}", { cwd: root });

describe("the docs", () => {
  it("have at most forty decisions, numbered without gaps", () => {
    const numbers = decisions.map((path) => /\/(\d{3})-[a-z-]+\.md$/.exec(path)?.[1]);
    expect(numbers).toEqual(decisions.map((_, index) => String(index + 1).padStart(3, "0")));
    expect(decisions.length).toBeLessThanOrEqual(40);
  });

  it.each(decisions)("%s is at most a page with context, decision and consequences", (path) => {
    const text = read(path);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(400);
    for (const part of ["Context", "Decision", "Consequences"]) {
      expect(text).toContain(`**${part}.**`);
    }
  });

  it("keep the notes of benchmarks within ten words", () => {
    const notes = read("docs/benchmarks.md")
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.split("|").at(-2).trim());
    expect(notes.length).toBeGreaterThan(50);
    expect(notes.filter((note) => note.split(/\s+/).length > 10)).toEqual([]);
  });

  it("name the version of every package as the newest release", () => {
    const newest = /^## (\S+) \(\d{4}-\d{2}-\d{2}\)$/m.exec(read("CHANGELOG.md"))?.[1];
    const packages = ["package.json", ...globSync("*/package.json", { cwd: root })];
    const { packages: locked } = JSON.parse(read("package-lock.json"));
    expect(packages.length).toBeGreaterThan(8);
    for (const path of packages) {
      expect(JSON.parse(read(path)).version, path).toBe(newest);
      expect(locked[path === "package.json" ? "" : dirname(path)].version, path).toBe(newest);
    }
  });

  it("link only to files that exist", () => {
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) =>
        join(dirname(page), to),
      ),
    );
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((to) => !existsSync(join(root, to)))).toEqual([]);
  });
});
