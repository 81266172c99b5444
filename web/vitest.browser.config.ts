import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { findInstalled } from "../scripts/steps/browser.mjs";
import { blog } from "./build/blog.ts";

const root = import.meta.dirname;
const chromium = findInstalled();

/** Packages that the browser runs: one that is found late loads every page anew amid its tests. */
const packages = globSync("{web/{src,test},{contract,planner,calendar-files}/src}/**/*.{ts,tsx}", {
  cwd: resolve(root, ".."),
})
  .filter((file) => !/\.test\.|prerender|service-worker\./.test(file))
  .flatMap((file) => [
    ...readFileSync(resolve(root, "..", file), "utf8").matchAll(
      /^(?!import type).*\b(?:from |import\()"([@a-z][^:"]*)"/gm,
    ),
  ])
  .map(([, name = ""]) => name)
  .filter((name) => !/^(@smart-planner|vite)/.test(name));

/** Parts of the interface, each by itself, in a real browser. */
export default defineProject({
  root,
  // Plugins leave alone what lies in a folder of that name, and would work through every package again.
  cacheDir: "../.cache/node_modules/vite-browser",
  plugins: [react(), tailwindcss(), blog()],
  optimizeDeps: {
    include: ["react/jsx-dev-runtime", ...new Set(packages)],
    // Vitest leaves alone what has this word in it: it would take all of pdf.js apart for one "import(" in a text.
    rolldownOptions: { output: { footer: "/* wrapDynamicImport */" } },
  },
  test: {
    name: "browser",
    include: ["src/**/*.test.tsx"],
    setupFiles: ["test/browser-tests.ts"],
    isolate: false,
    // Test files share their modules: what one of them stands in for, the next would get.
    restoreMocks: true,
    unstubGlobals: true,
    // With nothing beside them; `npm test` has one page beside all other tests.
    sequence: { groupOrder: 1 },
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      ui: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(chromium !== undefined && { executablePath: chromium }),
          args: ["--no-sandbox", "--disable-gpu"],
        },
        contextOptions: { locale: "en-GB", reducedMotion: "reduce" },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
