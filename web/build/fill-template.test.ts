import { describe, expect, it } from "vitest";
import { fillTemplate } from "./fill-template.ts";

const template = `<head>
    <title>Smart Planner</title>
    <meta
      name="description"
      content="Plans."
    />
    <script type="module" src="/assets/index.js"></script>
  </head><body><div id="root"></div></body>`;

describe("fillTemplate", () => {
  it("puts head and content in place of the general ones, and lets scripts wait until they are painted", () => {
    const html = fillTemplate({
      template,
      head: "<title>Blog</title>",
      body: "<h1>Costs $& more</h1>",
      scripts: ["/assets/index.js", "/assets/blog.js"],
    });
    expect(html).toMatch(/^<head>\s*<title>Blog<\/title>\s*<script>/);
    expect(html).toMatch(/<body><div id="root"><h1>Costs \$& more<\/h1><\/div><\/body>$/);
    expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
    expect(html).toMatch(
      /requestAnimationFrame[\s\S]*"\/assets\/blog.js"[\s\S]*"\/assets\/index.js"[\s\S]*<\/head>/,
    );
  });

  it("takes the app out of a page that has to live without it", () => {
    const html = fillTemplate({ template, head: "<title>Away</title>", body: "Away" });
    expect(html).toBe(`<head>
    <title>Away</title>
  </head><body><div id="root">Away</div></body>`);
  });

  it("refuses a template without a place for the content", () => {
    const parts = { head: "", body: "", scripts: [] };
    expect(() => fillTemplate({ template: "<title></title>", ...parts })).toThrow(/description/);
  });
});
