import { siteWords } from "@smart-planner/words/en/site";
import { pageTitle } from "../app/page-title.ts";
import type { PostSummary } from "../features/blog/post.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { addressOf } from "./own-address.ts";
import type { PublicPage } from "./public-page.ts";

const meta = (kind: "name" | "property", key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeMarkup(content)}">`;

const organisation = { "@type": "Organization", name: "Smart Planner", url: addressOf("/") };

const articleData = (page: PublicPage, post: PostSummary): string => {
  const data = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    image: addressOf(page.image),
    datePublished: post.date,
    author: { ...organisation, name: post.author },
    publisher: { ...organisation, logo: addressOf("/favicon.svg") },
    mainEntityOfPage: addressOf(page.path),
    articleSection: post.category,
    keywords: post.tags.join(", "),
    inLanguage: "en-GB",
  };
  // A closing tag inside a text would end the script.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
};

export const pageHead = (page: PublicPage, tag = "en-GB"): string => {
  const { title, description, path, image, post } = page;
  const article =
    post === undefined
      ? [meta("property", "og:type", "website")]
      : [
          meta("property", "og:type", "article"),
          meta("property", "article:published_time", post.date),
          meta("property", "article:section", post.category),
          ...post.tags.map((tag) => meta("property", "article:tag", tag)),
          articleData(page, post),
        ];
  return [
    `<title>${escapeMarkup(pageTitle(title))}</title>`,
    meta("name", "description", description),
    `<link rel="canonical" href="${addressOf(path)}">`,
    `<link rel="alternate" type="application/rss+xml" title="${siteWords.feedTitle}" href="/feed.xml">`,
    meta("property", "og:site_name", "Smart Planner"),
    meta("property", "og:locale", tag.replace("-", "_")),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", addressOf(path)),
    meta("property", "og:image", addressOf(image)),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("name", "twitter:card", "summary_large_image"),
    ...article,
  ].join("\n    ");
};
