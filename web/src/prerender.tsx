import { posts } from "virtual:blog";
import { siteWords } from "@smart-planner/words/en/site";
import { directionOf, type LanguageFiles, languages } from "@smart-planner/words/languages";
import { wordsOf } from "@smart-planner/words/said";
import { renderToString } from "react-dom/server";
import { pageTitle } from "./app/page-title.ts";
import { ServerAwayScreen } from "./app/server-away-screen.tsx";
import { english, type Spoken } from "./platform/language.ts";
import { pageHead } from "./prerender/page-head.ts";
import { type PublicPage, publicPages, translatedPages } from "./prerender/public-page.ts";
import { renderPage } from "./prerender/render-page.tsx";
import { feed, robots, sitemap } from "./prerender/site-files.ts";

const spokenBy = async ([tag, files]: [string, LanguageFiles]): Promise<Spoken> => {
  const parts = await Promise.all([files.visitors(), files.server()]);
  const words = wordsOf(parts.flatMap((part) => part.default));
  return { tag, direction: directionOf(tag), words };
};

const renderPages = (spoken: Spoken, pages: readonly PublicPage[]) =>
  Promise.all(
    pages.map(async (page) => ({
      path: page.path,
      head: pageHead(page, spoken === english ? undefined : spoken.tag),
      body: await renderPage(page.path, spoken),
      modules: page.modules,
    })),
  );

/** Run once by the build: all public pages and the files that lead to them. */
export const renderSite = async () => {
  const pages = publicPages(posts);
  const { default: ErrorArt } = await import("./app/error-art.tsx");
  const others = await Promise.all(Object.entries(languages).map(spokenBy));
  return {
    pages: await renderPages(english, pages),
    translated: await Promise.all(
      others.map(async (spoken) => ({
        tag: spoken.tag,
        direction: spoken.direction,
        site: spoken.words(siteWords),
        pages: await renderPages(spoken, translatedPages(spoken.words)),
      })),
    ),
    standalone: [
      {
        name: "assets/unavailable.html",
        head: `<title>${pageTitle(siteWords.notAvailable)}</title>\n    <meta name="robots" content="noindex">`,
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
