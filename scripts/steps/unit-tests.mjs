import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { cacheDir, root, tool } from "../project.mjs";
import { part } from "../tally.mjs";

/** Also component tests, if they are among the files. */
export function unitTests(args = []) {
  return vitest("Unit, property and server tests", args);
}

/** One page: more than the cores can run takes longer. Quiet, because two runs that print at once cannot be read. */
export function componentTests() {
  return vitest("Component tests", ["--project", "browser", "--maxWorkers=1"], { quiet: true });
}

export const allButComponents = ["--project", "!browser"];

/** Counted from its JSON report. A quiet run prints at its end. */
function vitest(name, args, { quiet = false } = {}) {
  return part(name, async () => {
    const file = join(cacheDir, `tests/${name.toLowerCase().replaceAll(/\W+/g, "-")}.json`);
    rmSync(file, { force: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { code, output } = await tool("vitest", ["run", ...reporters, ...args], { quiet });
    console.log(output);
    if (!existsSync(file)) return { code: code || 1 };
    const result = JSON.parse(readFileSync(file, "utf8"));
    const skipped = result.numPendingTests + result.numTodoTests;
    const notes = failures(result);
    if (lacksPostgres(result))
      notes.push("no PostgreSQL server could be had: its tests are counted as skipped");
    return { code, passed: result.numPassedTests, failed: result.numFailedTests, skipped, notes };
  });
}

function failures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const told = assertionResults
      .filter(({ failureMessages }) => failureMessages?.length > 0)
      .map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    return status === "failed" && told.length === 0 ? [`${file}: ${firstLine(message)}`] : told;
  });
}

const firstLine = (text = "") => text.split("\n", 1)[0];

/** One may be skipped for another reason; without a server none runs. */
function lacksPostgres({ testResults }) {
  const onPostgres = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => /on postgres/i.test(fullName));
  const ran = onPostgres.filter(({ status }) => status === "passed" || status === "failed");
  return onPostgres.length > 0 && ran.length === 0;
}
