import { checkFormat, checkTypes, checkUnused } from "../steps/checks.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";
import { unitTests } from "../steps/unit-tests.mjs";
import { report } from "../tally.mjs";

/** Types, lint, format and all tests without server and browser. */
export async function command() {
  await ensureRuntime();
  await ensureInstalled();
  return report([
    ...(await Promise.all([checkTypes(), checkFormat(), checkUnused()])),
    await unitTests(["--project", "units"]),
  ]);
}
