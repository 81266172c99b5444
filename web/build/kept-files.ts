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
// Drawing a PDF follows an upload, which needs the server anyway. Other languages are never read by most.
const left = ["assets/pdfjs-*.js", "assets/{public,members}-*.js"];

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
