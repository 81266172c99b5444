import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";
import { unitTests } from "../steps/unit-tests.mjs";
import { report } from "../tally.mjs";

/** What `npm test` does in small numbers, in large ones: kills, fuzz, seeds and generated students. */
const large = { KILLS: "200", LONG: "1" };

export async function command(files) {
  await ensureRuntime();
  await ensureInstalled();
  for (const [name, value] of Object.entries(large)) process.env[name] ??= value;
  return report([await unitTests(files)]);
}
