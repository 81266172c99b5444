import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROME_PATH;
const runsAll = process.env.LONG_JOURNEYS !== undefined;

export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/e2e",
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  // `npm run test:long` runs them all.
  ...(!runsAll && { grepInvert: /@long/ }),
  // One more worker takes longer.
  workers: availableParallelism(),
  timeout: 240_000,
  // A busy machine takes its time.
  expect: { timeout: 60_000 },
  reporter: [["line"], ["json"]],
  use: {
    locale: "en-GB",
    serviceWorkers: "block",
    // Without animations, presses hit still elements.
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
      // The server's tests cover the rest on PostgreSQL.
      grep: runsAll ? /@database|@stores/ : /@database/,
      metadata: { server: "E2E_POSTGRES_URL" },
    },
  ],
});
