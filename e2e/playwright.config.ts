import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROME_PATH;
const walksAll = process.env.LONG_JOURNEYS !== undefined;

export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/e2e",
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  // Journeys through what smaller tests hold already, and long ones, are walked by `npm run test:long`.
  ...(!walksAll && { grepInvert: /@long/ }),
  // One more than cores takes longer, and costs a seventh more.
  workers: availableParallelism(),
  timeout: 240_000,
  // Ten passwords hashed on a busy machine take longer than ten seconds.
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json"]],
  use: {
    locale: "en-GB",
    serviceWorkers: "block",
    // A press waits until what it is meant for stands still.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "sqlite", metadata: { server: "E2E_SQLITE_URL" } },
    {
      name: "postgres",
      // The server's own tests hold on PostgreSQL what the others store.
      grep: walksAll ? /@database|@stores/ : /@database/,
      metadata: { server: "E2E_POSTGRES_URL" },
    },
  ],
});
