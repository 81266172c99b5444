const replaceOnce = (
  html: string,
  { what, by, name }: { what: RegExp; by: string; name: string },
): string => {
  if (!what.test(html)) throw new Error(`index.html has no ${name} for prerendering to fill`);
  // A function, because `$` has a meaning in a replacement string.
  return html.replace(what, () => by);
};

export interface PageParts {
  readonly head: string;
  readonly body: string;
  /** Scripts to load after the first paint; none for a page without the app. */
  readonly scripts?: readonly string[];
}

const moduleElement =
  /\s*<(?:link rel="modulepreload"[^>]*href|script type="module"[^>]*src)="([^"]*)"[^>]*>(?:<\/script>)?/g;
const noscriptElement = /\s*<noscript>[^<]*<\/noscript>/g;

const addressesOf = (html: string): { readonly script: string[]; readonly preload: string[] } => {
  const found = [...html.matchAll(moduleElement)].map(([element, address = ""]) => ({
    isScript: element.includes("<script"),
    address,
  }));
  const only = (isScript: boolean) =>
    found.filter((one) => one.isScript === isScript).map(({ address }) => address);
  return { script: only(true), preload: only(false) };
};

/**
 * Loads the app after the first frame, so that style and fonts come first. A background tab draws
 * no frame. In a block, to add no global name. A press before the app loads is repeated.
 */
const fetchAfterPaint = ({ script, preload }: ReturnType<typeof addressesOf>): string => `<script>
      {
        let pressed;
        const note = ({ target }) => (pressed = target.closest("button") ?? pressed);
        addEventListener("click", note, true);
        addEventListener("live", () => {
          removeEventListener("click", note, true);
          pressed?.click();
          pressed = undefined;
        });
        const afterPaint = (act) =>
          document.hidden ? act() : requestAnimationFrame(() => setTimeout(act));
        afterPaint(() => {
          const add = (tag, attributes) =>
            document.head.append(Object.assign(document.createElement(tag), attributes));
          for (const href of ${JSON.stringify(preload)})
            add("link", { rel: "modulepreload", crossOrigin: "", href });
          for (const src of ${JSON.stringify(script)})
            add("script", { type: "module", crossOrigin: "", src });
        });
      }
    </script>
  `;

/** The app's page with the head and content of a prerendered one. */
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
    { name: "empty root", what: /(?<=<div id="root"[^>]*>)(?=<\/div>)/, by: body },
  ].reduce(replaceOnce, template);
  const bare = html.replaceAll(moduleElement, "");
  if (scripts === undefined) return bare.replaceAll(noscriptElement, "");
  return bare.replace("</head>", () => `${fetchAfterPaint(addressesOf(html))}</head>`);
};
