import { describe, expect, it } from "vitest";
import type { PostSummary } from "../features/blog/post.ts";
import { pageHead } from "./page-head.ts";
import { publicPages } from "./public-page.ts";
import { feed, robots, sitemap } from "./site-files.ts";

const post: PostSummary = {
  id: 7,
  title: 'Notes & "maps" </script>',
  author: "Smart Planner Team",
  date: "2026-04-07",
  dateText: "7 April 2026",
  readTime: "4 min read",
  category: "Health & rest",
  excerpt: "Less <b>more</b>.",
  description: "Why & how.",
  image: "/blog/cover-notes.svg",
  tags: ["Notes", "Maps"],
};

const pages = publicPages([post]);
const headOf = (path: string): string => {
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`no page ${path}`);
  return pageHead(page);
};

describe("pageHead", () => {
  it("names title, description, address and a preview of every public page", () => {
    for (const { path } of pages) {
      const head = headOf(path);
      expect(head).toMatch(/<title>[^<]+ · Smart Planner<\/title>/);
      expect(head).toMatch(/<meta name="description" content="[^"]{10,}">/);
      expect(head).toContain(`<link rel="canonical" href="https://smart-planner.invalid${path}">`);
      expect(head).toMatch(/<meta property="og:image" content="https:\/\/[^"]+\.png">/);
    }
  });

  it("escapes a post's own description", () => {
    const head = headOf("/blog/7");
    expect(head).toContain("<title>Notes &amp; &quot;maps&quot; &lt;/script&gt; · Smart Planner");
    expect(head).toContain('content="Why &amp; how."');
  });

  it("describes a post as an article that a text in it cannot break out of", () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      headOf("/blog/7"),
    )?.[1];
    expect(JSON.parse(json ?? "")).toMatchObject({
      "@type": "BlogPosting",
      headline: post.title,
      datePublished: "2026-04-07",
      author: { "@type": "Organization", name: "Smart Planner Team" },
      mainEntityOfPage: "https://smart-planner.invalid/blog/7",
    });
  });

  it("describes nothing else as an article", () => {
    expect(headOf("/contact")).not.toContain("ld+json");
  });
});

describe("the files that lead to the pages", () => {
  it("feed: one item a post, with a date that feed readers know", () => {
    expect(feed([post])).toContain("<pubDate>Tue, 07 Apr 2026 00:00:00 GMT</pubDate>");
    expect(feed([post])).toContain("<description>Less &lt;b&gt;more&lt;/b&gt;.</description>");
    expect(feed([post]).match(/<item>/g)).toHaveLength(1);
  });

  it("sitemap: every public page by its full address", () => {
    for (const { path } of pages) {
      expect(sitemap(pages)).toContain(`<loc>https://smart-planner.invalid${path}</loc>`);
    }
  });

  it("robots: everything but the API and the account, and where the sitemap is", () => {
    expect(robots).toContain("Disallow: /api/");
    expect(robots).toContain("Sitemap: https://smart-planner.invalid/sitemap.xml");
  });
});
