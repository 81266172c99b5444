import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, tool } from "../project.mjs";
import { part } from "../tally.mjs";

/** Unit, property, server and component tests in one Vitest run, counted from its JSON report. */
export function unitTests(args = []) {
  return part("Unit, property, server and component tests", async () => {
    const file = join(cacheDir, "tests/unit.json");
    rmSync(file, { force: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { code } = await tool("vitest", ["run", ...reporters, ...args]);
    if (!existsSync(file)) return { code: code || 1 };
    const result = JSON.parse(readFileSync(file, "utf8"));
    const skipped = result.numPendingTests + result.numTodoTests;
    const notes = lacksPostgres(result)
      ? ["no PostgreSQL server could be had: its tests are counted as skipped"]
      : [];
    return { code, passed: result.numPassedTests, failed: result.numFailedTests, skipped, notes };
  });
}

/** One of them may be left out for a reason of its own; none of them runs where there is no server. */
function lacksPostgres({ testResults }) {
  const onPostgres = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => /on postgres/i.test(fullName));
  const ran = onPostgres.filter(({ status }) => status === "passed" || status === "failed");
  return onPostgres.length > 0 && ran.length === 0;
}
