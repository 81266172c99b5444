import { ensureBrowser, ensureBrowserFor, ensureSystemBrowser } from "../steps/browser.mjs";
import { browserTests } from "../steps/browser-tests.mjs";
import { ensureBuilt } from "../steps/build.mjs";
import { checkFormat, checkTypes, checkUnused } from "../steps/checks.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";
import { allButComponents, componentTests, unitTests } from "../steps/unit-tests.mjs";
import { report } from "../tally.mjs";

/** Everything, from a bare clone; a failing part does not stop the others. With files, only those. */
export async function command(files) {
  await ensureRuntime();
  // Installing uses one core.
  await Promise.all([ensureInstalled(), files.length === 0 && ensureSystemBrowser()]);
  return report(files.length === 0 ? await everything() : await some(files));
}

async function everything() {
  // Tests start once the build is done, beside the checks.
  const types = checkTypes();
  await Promise.all([ensureBrowser(), ensureBuilt()]);
  // Other tests wait at times: one page of component tests fills the gaps.
  const [components, others] = await Promise.all([componentTests(), allOthers()]);
  return [await types, ...others, components];
}

async function allOthers() {
  const units = await unitTests(allButComponents);
  return [units, ...(await Promise.all([browserTests(), checkFormat(), checkUnused()]))];
}

async function some(files) {
  const journeys = files.filter((file) => /^(\.[\\/])?e2e([\\/]|$)/.test(file));
  const units = files.filter((file) => !journeys.includes(file));
  const parts = [];
  if (units.length > 0) {
    await ensureBrowserFor(units);
    parts.push(await unitTests(units));
  }
  if (journeys.length > 0) {
    await ensureBrowser();
    await ensureBuilt();
    parts.push(await browserTests(journeys));
  }
  return parts;
}
