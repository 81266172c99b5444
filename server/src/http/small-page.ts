import { createHash } from "node:crypto";
import { smallPageWords } from "@smart-planner/words/en/small-pages";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "./app-env.ts";
import { languageOf, type Spoken, spokenIn } from "./spoken.ts";

interface SmallPage {
  readonly title: string;
  readonly text: string;
  /** Posts to the page's own address. */
  readonly button?: string;
}

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem;font:1rem/1.5 system-ui,sans-serif;background:#f6f6f2;color:#14182b;text-align:center}
main{max-width:28rem}
h1{font-size:1.5rem;line-height:1.2}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.625rem;background:#1f3a8a;color:#fff;cursor:pointer}
a{color:inherit}
@media (prefers-color-scheme:dark){body{background:#12151f;color:#eceef6}button{background:#dfe4f7;color:#12151f}}
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The language of an email goes on in the page that it opens. */
export const inLanguage = (url: URL, { tag }: Spoken): string => {
  if (tag !== "en") url.searchParams.set("language", tag);
  return url.href;
};

/** A static page without the app, for links in mails. */
export async function smallPage(
  c: Context<AppEnv>,
  page: (words: typeof smallPageWords) => SmallPage,
  status: ContentfulStatusCode = 200,
) {
  const { tag, direction, words } = await spokenIn(c.req.query("language") ?? languageOf(c));
  const { open } = words(smallPageWords);
  const { title, text, button } = page(words(smallPageWords));
  c.header("Content-Security-Policy", policy);
  return c.html(
    `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Smart Planner</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${button === undefined ? `<p><a href="/">${open}</a></p>` : `<form method="post"><button>${button}</button></form>`}
</main>
</body>
</html>
`,
    status,
  );
}
