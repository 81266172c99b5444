import { ensureBrowserFor } from "../steps/browser.mjs";
import { browserTests } from "../steps/browser-tests.mjs";
import { ensureBuilt } from "../steps/build.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";
import { unitTests } from "../steps/unit-tests.mjs";
import { report } from "../tally.mjs";

/** Large numbers of what `npm test` does in small ones. */
const large = {
  KILLS: "200",
  DEVICES: "3000",
  STRANGE_BODIES: "1000",
  SEEDS: "2000",
  PROPERTY_RUNS: "2000",
  GUARANTEE_STUDENTS: "400",
  LONG_JOURNEYS: "1",
};

export async function command(files) {
  await ensureRuntime();
  await ensureInstalled();
  await ensureBrowserFor(files);
  for (const [name, value] of Object.entries(large)) process.env[name] ??= value;
  if (files.length > 0) return report([await unitTests(files)]);
  await ensureBuilt();
  return report([await unitTests(), await browserTests()]);
}
