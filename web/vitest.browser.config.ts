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

/** Packages found late would reload every page during its tests. */
const packages = globSync(
  "{web/{src,test},{contract,planner,words,calendar-files}/src}/**/*.{ts,tsx}",
  {
    cwd: resolve(root, ".."),
  },
)
  .filter((file) => !/\.test\.|prerender|service-worker\./.test(file))
  .flatMap((file) => [
    ...readFileSync(resolve(root, "..", file), "utf8").matchAll(
      /^(?!import type).*\b(?:from |import\()"([@a-z][^:"]*)"/gm,
    ),
  ])
  .map(([, name = ""]) => name)
  .filter((name) => !/^(@smart-planner|vite)/.test(name));

/** Component tests in a real browser. */
export default defineProject({
  root,
  // Plugins skip a folder of this name, and would otherwise transform every package again.
  cacheDir: "../.cache/node_modules/vite-browser",
  plugins: [react(), tailwindcss(), blog()],
  optimizeDeps: {
    include: ["react/jsx-dev-runtime", ...new Set(packages)],
    // Vitest skips files with this word; otherwise it would parse all of pdf.js.
    rolldownOptions: { output: { footer: "/* wrapDynamicImport */" } },
  },
  test: {
    name: "browser",
    include: ["src/**/*.test.tsx"],
    exclude: process.env.PROPERTY_RUNS === undefined ? ["**/*.long.test.*"] : [],
    setupFiles: ["test/browser-tests.ts"],
    isolate: false,
    // Test files share modules, so mocks must not leak.
    restoreMocks: true,
    unstubGlobals: true,
    // Run alone; `npm test` has one page beside all other tests.
    sequence: { groupOrder: 1 },
    maxWorkers: availableParallelism(),
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
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
        actionTimeout: 60_000,
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
