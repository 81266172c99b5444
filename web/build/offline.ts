import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, normalizePath, type Plugin } from "vite";

const kept = [
  "index.html",
  "manifest.webmanifest",
  "assets/*.{js,css,woff2}",
  "**/*.svg",
  "icons/*.png",
];
// Drawing a PDF beside its rows follows an upload, which needs the server anyway.
const left = ["assets/pdfjs-*.js"];

/** Files of the bundle have a hash in their names; another version of one is another file. */
const revisionOf = (outDir: string, file: string): string | null =>
  file.startsWith("assets/")
    ? null
    : createHash("sha256")
        .update(readFileSync(join(outDir, file)))
        .digest("hex")
        .slice(0, 32);

/** Builds the service worker, which holds the whole app for times without a network. */
export const offline = (): Plugin => {
  let root = "";
  let outDir = "";
  return {
    name: "offline",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const files = globSync(kept, { cwd: outDir, exclude: left }).map(normalizePath).sort();
        const keptFiles = files.map((url) => ({ url, revision: revisionOf(outDir, url) }));
        await build({
          configFile: false,
          root,
          logLevel: "warn",
          define: { keptFiles: JSON.stringify(keptFiles) },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: join(root, "src/service-worker.ts"),
              output: { format: "iife", entryFileNames: "sw.js" },
            },
          },
        });
      },
    },
  };
};
