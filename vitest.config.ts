import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

/** Many processes or pictures in one file: begun last, they would leave the other cores idle. */
const longest = [
  "schedule-accuracy.test.ts",
  "main.test.ts",
  "backup.test.ts",
  "sync-kill.test.ts",
  "schedule-reader.test.ts",
  "hands.test.tsx",
  "hands-by-key.test.tsx",
  "advanced-plan.test.tsx",
  "month.test.tsx",
];

/** Vitest goes by the names of rooms, and by size where it has not yet seen a file run. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer["sort"]>[0]) {
    const placeOf = ({ moduleId, project }: (typeof files)[number]) => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return place === -1 ? longest.length + (project.name === "server" ? 0 : 1) : place;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

/** In large numbers, as `npm run test:long` asks for them, a test takes as long as it takes. */
const within = (ms: number) => (process.env.PROPERTY_RUNS === undefined ? ms : 3_600_000);

/**
 * Node runs the sources as they are, in the tests as in the product: Vite's runner reads each import through a
 * getter, which costs the planner's tests a quarter more. No test needs modules of its own: test files share
 * them instead of loading each anew.
 */
const onNode = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

const setupFiles = ["scripts/property-runs.mjs"];

export default defineConfig({
  test: {
    // Left to itself, the runner keeps one core idle, and many tests wait for processes and clocks. Two more
    // than cores take as long, and cost a tenth more: whoever waits looks again and again.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...onNode,
          // One project: each would start processes of its own.
          name: "units",
          include: [
            "scripts/**/*.test.mjs",
            "{planner,contract}/src/**/*.test.ts",
            "calendar-files/{src,test}/**/*.test.ts",
            "web/{src,build,test}/**/*.test.ts",
          ],
          testTimeout: within(120_000),
          provide: { seeds: Number(process.env.SEEDS ?? 0) },
          setupFiles,
        },
      },
      "web/vitest.browser.config.ts",
      {
        test: {
          ...onNode,
          name: "server",
          include: ["server/{src,test}/**/*.test.ts"],
          globalSetup: ["server/test/global-setup.ts"],
          testTimeout: within(60_000),
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          setupFiles,
        },
      },
    ],
  },
});
