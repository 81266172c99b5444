import { posts } from "virtual:blog";
import { renderToString } from "react-dom/server";
import { pageTitle } from "./app/page-title.ts";
import { ServerAwayScreen } from "./app/server-away-screen.tsx";
import { pageHead } from "./prerender/page-head.ts";
import { publicPages } from "./prerender/public-page.ts";
import { renderPage } from "./prerender/render-page.tsx";
import { feed, robots, sitemap } from "./prerender/site-files.ts";

/** Run once by the build: all public pages and the files that lead to them. */
export const renderSite = async () => {
  const pages = publicPages(posts);
  const { default: ErrorArt } = await import("./app/error-art.tsx");
  return {
    pages: await Promise.all(
      pages.map(async (page) => ({
        path: page.path,
        head: pageHead(page),
        body: await renderPage(page.path),
        modules: page.modules,
      })),
    ),
    standalone: [
      {
        name: "assets/unavailable.html",
        head: `<title>${pageTitle("Not available")}</title>\n    <meta name="robots" content="noindex">`,
        body: renderToString(<ServerAwayScreen art={<ErrorArt />} />),
      },
    ],
    files: [
      { name: "feed.xml", text: feed(posts) },
      { name: "sitemap.xml", text: sitemap(pages) },
      { name: "robots.txt", text: robots },
    ],
  };
};
