import { describe, expect, it } from "vitest";
import { parsePost } from "./parse-post.ts";

const fields = {
  id: "7",
  title: "Recall: ask first",
  author: "Smart Planner Team",
  date: "2026-03-05",
  readTime: "4 min read",
  category: "Study Tips",
  excerpt: "Short.",
  image: "/blog/cover-recall.svg",
  tags: "Recall, Memory",
  description: "A post.",
};

const source = (changed: Partial<Record<keyof typeof fields | "colour", string>> = {}) => {
  const head = Object.entries({ ...fields, ...changed }).map(([key, value]) => `${key}: ${value}`);
  return `---\n${head.join("\n")}\n---\nText.\n`;
};

describe("parsePost", () => {
  it("reads front matter and body", () => {
    expect(parsePost({ file: "recall.md", source: source() })).toEqual({
      summary: {
        ...fields,
        id: 7,
        tags: ["Recall", "Memory"],
        dateText: "5 March 2026",
      },
      body: [{ kind: "paragraph", text: "Text." }],
    });
  });

  it.each([
    ["id", { id: "first" }],
    ["date", { date: "2026-02-30" }],
    ["readTime", { readTime: "long" }],
    ["image", { image: "https://example.org/cover.jpg" }],
    ["tags", { tags: "Recall, , Memory" }],
    ["title", { title: "" }],
  ])("refuses a bad %s and names the file", (field, changed) => {
    expect(() => parsePost({ file: "recall.md", source: source(changed) })).toThrow(
      new RegExp(`^recall\\.md: [\\s\\S]*${field}`),
    );
  });

  it("refuses a field it does not know", () => {
    expect(() => parsePost({ file: "recall.md", source: source({ colour: "red" }) })).toThrow(
      /colour/,
    );
  });

  it("refuses a file without front matter", () => {
    expect(() => parsePost({ file: "recall.md", source: "Text." })).toThrow(/front matter/);
  });

  it("refuses a post without a body", () => {
    expect(() => parsePost({ file: "recall.md", source: source().replace("Text.", "") })).toThrow(
      /empty/,
    );
  });
});
