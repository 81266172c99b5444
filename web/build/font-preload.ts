import type { HtmlTagDescriptor, Plugin } from "vite";

/** Asks for the two small fonts with the page itself, so that they do not wait for the stylesheet. */
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
