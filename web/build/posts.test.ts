import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readPosts } from "./read-posts.ts";

const publicFile = (path: string) => fileURLToPath(new URL(`../public${path}`, import.meta.url));
const wordsPerMinute = 180;

const posts = await readPosts();

describe("the blog", () => {
  it("has six posts with the ids 1 to 6, newest first", () => {
    expect(posts.map(({ summary }) => summary.id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("has the specified categories and topics, two posts in Study Techniques", () => {
    expect(posts.map(({ summary }) => [summary.category, summary.title])).toEqual([
      ["Study Tips", expect.stringContaining("Pomodoro")],
      ["Study Techniques", expect.stringContaining("Active recall")],
      ["Planning", expect.stringContaining("study schedule")],
      ["Mental Health", expect.stringContaining("exam anxiety")],
      ["Health", expect.stringContaining("Sleep")],
      ["Study Techniques", expect.stringContaining("Note-taking")],
    ]);
  });

  describe.each(posts)("$summary.title", ({ summary, body, path }) => {
    it("is 700 to 1,200 words long and says how long it takes to read", async () => {
      const content = (await readFile(path, "utf8")).split("\n---\n").slice(1).join("");
      const words = content.split(/\s+/).filter((word) => word !== "").length;
      expect(words).toBeGreaterThanOrEqual(700);
      expect(words).toBeLessThanOrEqual(1200);
      expect(summary.readTime).toBe(`${Math.round(words / wordsPerMinute)} min read`);
    });

    it("names its sources", () => {
      const heading = body.findIndex(
        (block) => block.kind === "heading" && block.text === "Sources",
      );
      const sources = body[heading + 1];
      expect(
        sources?.kind === "bullets" && sources.items.every((item) => /\(\d{4}/.test(item)),
      ).toBe(true);
    });

    it("has its cover and at least three tags", () => {
      expect(existsSync(publicFile(summary.image))).toBe(true);
      expect(summary.tags.length).toBeGreaterThanOrEqual(3);
    });
  });
});
