import type { Plugin } from "vite";

interface Replacement {
  readonly importer: RegExp;
  readonly source: RegExp;
  readonly code: string;
}

/** Parts of libraries that serve other apps, and what ours needs of them instead: they are on the first page. */
const replacements: readonly Replacement[] = [
  {
    // Loads a part of the app after its styles, and starts the scripts that it needs.
    importer: /./,
    source: /vite\/preload-helper\.js$/,
    code: `
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
};`,
  },
  {
    // For apps that measure their routes.
    importer: /react-router.*router\.js$/,
    source: /instrumentation\.js$/,
    code: `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;`,
  },
  {
    // For pages that are rendered by a server of the router's own.
    importer: /react-router.*lib[\\/](?:dom[\\/]lib|components)\.js$/,
    source: /ssr\/components\.js$/,
    code: `
import { createContext } from "react";
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const usePrefetchBehavior = () => [false, undefined, {}];
export const mergeRefs = (ref) => ref;`,
  },
];

/** In the browser's build. */
export const smallerLibraries = (): Plugin => {
  const used = new Set<Replacement>();
  const idOf = (place: number) => `\0smaller-${place}.js`;
  return {
    name: "smaller-libraries",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    enforce: "pre",
    resolveId(source, importer = "") {
      const found = replacements.find(
        (one) => one.importer.test(importer) && one.source.test(source),
      );
      if (found === undefined) return undefined;
      used.add(found);
      return idOf(replacements.indexOf(found));
    },
    load: (id) => replacements.find((_, place) => id === idOf(place))?.code,
    buildEnd(failure) {
      const unused = replacements.filter((one) => !used.has(one));
      if (failure === undefined && unused.length > 0)
        this.error(`No library imports ${unused.map(({ source }) => source).join(", ")} any more`);
    },
  };
};
