import type { Plugin } from "vite";

/**
 * Loads a part of the app after its styles, and starts the scripts that it needs. Vite's own does
 * this, too, for every kind of page and browser, and takes a tenth of our scripts on the first page.
 */
const code = `
const styles = {};
const add = (rel, href) => {
  const link = Object.assign(document.createElement("link"), { rel, href, crossOrigin: "" });
  document.head.append(link);
  return link;
};
const isThere = (href) => document.querySelector('link[href="' + href + '"]') !== null;
const style = (href) =>
  new Promise((loaded, fail) => {
    if (isThere(href)) return loaded();
    const link = add("stylesheet", href);
    link.onload = loaded;
    link.onerror = () => {
      link.remove();
      delete styles[href];
      fail(new Error("Unable to preload CSS for " + href));
    };
  });
export const __vitePreload = async (load, files = []) => {
  const needed = files.map((file) => {
    const href = "/" + file;
    if (file.endsWith(".css")) return (styles[href] ??= style(href));
    if (!isThere(href)) add("modulepreload", href);
  });
  await Promise.all(needed);
  return load();
};
`;

export const loadPart = (): Plugin => {
  let isUsed = false;
  return {
    name: "load-part",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    enforce: "pre",
    load(id) {
      if (!id.endsWith("vite/preload-helper.js")) return undefined;
      isUsed = true;
      return code;
    },
    buildEnd(error) {
      if (error === undefined && !isUsed) throw new Error("Vite loads parts by another module");
    },
  };
};
