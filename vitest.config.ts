import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

/** Long files start first: started last, they would leave cores idle. */
const longest = [
  "main.test.ts",
  "backup.test.ts",
  "sync-kill.long.test.ts",
  "schedule-reader.test.ts",
  "manual-edits.test.tsx",
  "edits-by-key.test.tsx",
  "advanced-plan.test.tsx",
];

/** Vitest sorts by name, and by size for unknown files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer["sort"]>[0]) {
    const placeOf = ({ moduleId, project }: (typeof files)[number]) => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return place === -1 ? longest.length + (project.name === "server" ? 0 : 1) : place;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

const isLong = process.env.PROPERTY_RUNS !== undefined;

/** `npm run test:long` has no time limits. */
const within = (ms: number) => (isLong ? 3_600_000 : ms);

const exclude = isLong ? [] : ["**/*.long.test.*"];

/** Node runs the sources as the product does. Test files share modules. */
const onNode = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

const setupFiles = ["scripts/property-runs.mjs"];

export default defineConfig({
  test: {
    // One more than cores, because many tests wait; two more take as long and cost a tenth more.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...onNode,
          // One project: each would start its own processes.
          name: "units",
          include: [
            "scripts/**/*.test.mjs",
            "{planner,contract,words}/src/**/*.test.ts",
            "calendar-files/{src,test}/**/*.test.ts",
            "web/{src,build,test}/**/*.test.ts",
          ],
          exclude,
          testTimeout: within(300_000),
          hookTimeout: within(300_000),
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
          exclude,
          testTimeout: within(300_000),
          hookTimeout: within(300_000),
          expect: { poll: { timeout: 60_000 } },
          setupFiles,
        },
      },
    ],
  },
});
