import { siteWords } from "@smart-planner/words/en/site";
import type { PostSummary } from "../features/blog/post.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { addressOf } from "./own-address.ts";
import type { PublicPage } from "./public-page.ts";

const xml = '<?xml version="1.0" encoding="utf-8"?>\n';

const feedItem = (post: PostSummary): string =>
  [
    "<item>",
    `<title>${escapeMarkup(post.title)}</title>`,
    `<link>${addressOf(`/blog/${post.id}`)}</link>`,
    `<guid>${addressOf(`/blog/${post.id}`)}</guid>`,
    `<pubDate>${new Date(`${post.date}T00:00:00Z`).toUTCString()}</pubDate>`,
    `<category>${escapeMarkup(post.category)}</category>`,
    `<description>${escapeMarkup(post.excerpt)}</description>`,
    "</item>",
  ].join("");

export const feed = (posts: readonly PostSummary[]): string =>
  [
    `${xml}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
    `<title>${siteWords.feedTitle}</title>`,
    `<link>${addressOf("/blog")}</link>`,
    `<atom:link href="${addressOf("/feed.xml")}" rel="self" type="application/rss+xml"/>`,
    `<description>${siteWords.feed}</description>`,
    "<language>en-gb</language>",
    ...posts.map(feedItem),
    "</channel></rss>\n",
  ].join("\n");

export const sitemap = (pages: readonly PublicPage[]): string => {
  const entries = pages.map(({ path, post }) => {
    const changed = post === undefined ? "" : `<lastmod>${post.date}</lastmod>`;
    return `<url><loc>${addressOf(path)}</loc>${changed}</url>`;
  });
  return [
    `${xml}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    "</urlset>\n",
  ].join("\n");
};

export const robots = `User-agent: *
Disallow: /api/
Disallow: /account

Sitemap: ${addressOf("/sitemap.xml")}
`;
