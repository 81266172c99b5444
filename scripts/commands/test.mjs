import { ensureBrowser } from "../steps/browser.mjs";
import { browserTests } from "../steps/browser-tests.mjs";
import { ensureBuilt } from "../steps/build.mjs";
import { checkFormat, checkTypes, checkUnused } from "../steps/checks.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";
import { unitTests } from "../steps/unit-tests.mjs";
import { report } from "../tally.mjs";

/** Everything, from a bare clone. One failing part does not hide the parts after it. */
export async function command() {
  await ensureRuntime();
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  return report([
    ...(await Promise.all([checkTypes(), checkFormat(), checkUnused()])),
    await unitTests(),
    await browserTests(),
  ]);
}
