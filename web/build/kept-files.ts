import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath } from "vite";

const kept = [
  "index.html",
  "manifest.webmanifest",
  "assets/*.{js,css,woff2}",
  "**/*.svg",
  "icons/*.png",
];
const languages = "assets/words-*.js";
// Drawing a PDF follows an upload, which needs the server anyway. Other languages are kept when they are chosen.
const left = ["assets/pdfjs-*.js", languages];

/** Bundle files have a hash in their name. */
const revisionOf = (outDir: string, file: string): string | null =>
  file.startsWith("assets/")
    ? null
    : createHash("sha256")
        .update(readFileSync(join(outDir, file)))
        .digest("hex")
        .slice(0, 32);

/** The files that the service worker caches, with revisions. */
export const keptFiles = (outDir: string) =>
  globSync(kept, { cwd: outDir, exclude: left })
    .map(normalizePath)
    .sort()
    .map((url) => ({ url, revision: revisionOf(outDir, url) }));

/** The files of other languages, of which the service worker caches those that are chosen. */
export const languageFiles = (outDir: string) =>
  globSync(languages, { cwd: outDir }).map((file) => `/${normalizePath(file)}`);
