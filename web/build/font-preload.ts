import type { HtmlTagDescriptor, Plugin } from "vite";

/** Preloads the two small fonts. */
export const fontPreload = (): Plugin => ({
  name: "font-preload",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) => /-interface-[^/]+\.woff2$/.test(file))
        .map(
          (file): HtmlTagDescriptor => ({
            tag: "link",
            attrs: {
              rel: "preload",
              href: `/${file}`,
              as: "font",
              type: "font/woff2",
              crossorigin: "",
            },
            injectTo: "head-prepend",
          }),
        );
    },
  },
});
