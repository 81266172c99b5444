import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Left to itself, the runner keeps one core idle, and some tests wait for processes and clocks.
    maxWorkers: availableParallelism() + 1,
    // No test needs modules of its own: test files share them instead of loading each anew.
    projects: [
      { test: { name: "rooms", include: ["scripts/**/*.test.mjs"] } },
      {
        test: {
          name: "planner",
          include: ["planner/src/**/*.test.ts"],
          testTimeout: 120_000,
          isolate: false,
        },
      },
      { test: { name: "contract", include: ["contract/src/**/*.test.ts"], isolate: false } },
      {
        test: {
          name: "calendar-files",
          include: ["calendar-files/{src,test}/**/*.test.ts"],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: "web",
          include: ["web/{src,build,test}/**/*.test.ts", "web/src/**/*.test.tsx"],
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/{src,test}/**/*.test.ts"],
          globalSetup: ["server/test/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
    ],
  },
});
