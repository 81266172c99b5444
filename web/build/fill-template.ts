const replaceOnce = (
  html: string,
  { what, by, name }: { what: RegExp; by: string; name: string },
): string => {
  if (!what.test(html)) throw new Error(`index.html has no ${name} for prerendering to fill`);
  // A function, because a dollar sign in a plain replacement has a meaning of its own.
  return html.replace(what, () => by);
};

export interface PageParts {
  readonly head: string;
  readonly body: string;
  /** Scripts to fetch along with the page; without a list the page lives without the app. */
  readonly scripts?: readonly string[];
}

const moduleTag = /<(?=link rel="modulepreload"|script type="module")\w+/g;
const moduleElement =
  /\s*<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)/g;
const noscriptElement = /\s*<noscript>[^<]*<\/noscript>/g;

/** The app's own page with the head and the content of a prerendered one. */
export const fillTemplate = ({
  template,
  head,
  body,
  scripts,
}: PageParts & { readonly template: string }): string => {
  const missing = (scripts ?? []).filter((script) => !template.includes(`"${script}"`));
  const links = missing.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
  const html = [
    { name: "description", what: /\s*<meta\s+name="description"[^>]*>/, by: "" },
    { name: "title", what: /<title>[^<]*<\/title>/, by: [head, ...links].join("\n    ") },
    { name: "empty root", what: /<div id="root"><\/div>/, by: `<div id="root">${body}</div>` },
  ].reduce(replaceOnce, template);
  if (scripts === undefined)
    return html.replaceAll(moduleElement, "").replaceAll(noscriptElement, "");
  // The text is there already, so style and fonts come first.
  return html.replaceAll(moduleTag, '$& fetchpriority="low"');
};
