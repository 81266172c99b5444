import { checkFormat, checkTypes, checkUnused } from "../steps/checks.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";
import { unitTests } from "../steps/unit-tests.mjs";
import { report } from "../tally.mjs";

/** The fast look before a commit: types, lint, format and all tests that need neither a server nor a browser. */
export async function command() {
  await ensureRuntime();
  await ensureInstalled();
  return report([
    ...(await Promise.all([checkTypes(), checkFormat(), checkUnused()])),
    await unitTests(["--project", "units"]),
  ]);
}
