import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, tool } from "../project.mjs";
import { part } from "../tally.mjs";

export function browserTests(args = []) {
  return part("End-to-end tests", async () => {
    const file = join(cacheDir, "tests/e2e.json");
    rmSync(file, { force: true });
    const { code } = await tool("playwright", ["test", "--config", "e2e", ...args], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    if (!existsSync(file)) return { code: code || 1 };
    const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
    return {
      code,
      passed: stats.expected,
      failed: stats.unexpected,
      skipped: stats.skipped,
      notes: failedSpecs(suites),
    };
  });
}

function allSpecs(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...allSpecs(inner)]);
}

function failedSpecs(suites) {
  return allSpecs(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))
    .map(({ file, line, title }) => `${file}:${line} › ${title}: failed`);
}
