import { describe, expect, it } from "vitest";
import { parseMarkup } from "./parse-markup.ts";

describe("parseMarkup", () => {
  it("reads headings of three levels", () => {
    expect(parseMarkup("# One\n## Two\n### Three")).toEqual([
      { kind: "heading", level: 1, text: "One" },
      { kind: "heading", level: 2, text: "Two" },
      { kind: "heading", level: 3, text: "Three" },
    ]);
  });

  it("reads a line that is bold from end to end as a bold line", () => {
    expect(parseMarkup("**Check second.**")).toEqual([{ kind: "bold", text: "Check second." }]);
  });

  it("gathers neighbouring items of one kind into one list", () => {
    expect(parseMarkup("- a\n- b\n1. first\n2. second\n\n- c")).toEqual([
      { kind: "bullets", items: ["a", "b"] },
      { kind: "numbers", items: ["first", "second"] },
      { kind: "bullets", items: ["c"] },
    ]);
  });

  it("reads a table without the rule below its headings", () => {
    expect(parseMarkup("| a | b |\n|---|---|\n| 1 |  |\ntext")).toEqual([
      {
        kind: "table",
        rows: [
          ["a", "b"],
          ["1", ""],
        ],
      },
      { kind: "paragraph", text: "text" },
    ]);
  });

  it("joins the lines of a paragraph and parts paragraphs at an empty line", () => {
    expect(parseMarkup("one\r\ntwo\r\n\r\nthree")).toEqual([
      { kind: "paragraph", text: "one two" },
      { kind: "paragraph", text: "three" },
    ]);
  });

  it("ends a list where text follows without an empty line", () => {
    expect(parseMarkup("- a\ntext\n- b")).toEqual([
      { kind: "bullets", items: ["a"] },
      { kind: "paragraph", text: "text" },
      { kind: "bullets", items: ["b"] },
    ]);
  });

  it("leaves HTML and unknown markup as plain text", () => {
    expect(parseMarkup("<img src=x onerror=alert(1)>\n\n#### Four\n\n#hash")).toEqual([
      { kind: "paragraph", text: "<img src=x onerror=alert(1)>" },
      { kind: "paragraph", text: "#### Four" },
      { kind: "paragraph", text: "#hash" },
    ]);
  });

  it("finds nothing in an empty text", () => {
    expect(parseMarkup("\n \n")).toEqual([]);
  });
});
