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
  /** Scripts to fetch along with the page. */
  readonly scripts: readonly string[];
}

/** The app's own page with the head and the content of a prerendered one. */
export const fillTemplate = ({
  template,
  head,
  body,
  scripts,
}: PageParts & { readonly template: string }): string => {
  const missing = scripts.filter((script) => !template.includes(`"${script}"`));
  const links = missing.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
  return [
    { name: "description", what: /\s*<meta\s+name="description"[^>]*>/, by: "" },
    { name: "title", what: /<title>[^<]*<\/title>/, by: [head, ...links].join("\n    ") },
    { name: "empty root", what: /<div id="root"><\/div>/, by: `<div id="root">${body}</div>` },
  ].reduce(replaceOnce, template);
};
