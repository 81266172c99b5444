import { describe, expect, it } from "vitest";
import { fillTemplate } from "./fill-template.ts";

const template = `<head>
    <title>Smart Planner</title>
    <meta
      name="description"
      content="Plans."
    />
    <script src="/assets/index.js"></script>
  </head><body><div id="root"></div></body>`;

describe("fillTemplate", () => {
  it("puts head, content and scripts in place and takes the general title and description out", () => {
    const html = fillTemplate({
      template,
      head: "<title>Blog</title>",
      body: "<h1>Costs $& more</h1>",
      scripts: ["/assets/index.js", "/assets/blog.js"],
    });
    expect(html).toBe(`<head>
    <title>Blog</title>
    <link rel="modulepreload" crossorigin href="/assets/blog.js">
    <script src="/assets/index.js"></script>
  </head><body><div id="root"><h1>Costs $& more</h1></div></body>`);
  });

  it("refuses a template without a place for the content", () => {
    const parts = { head: "", body: "", scripts: [] };
    expect(() => fillTemplate({ template: "<title></title>", ...parts })).toThrow(/description/);
  });
});
