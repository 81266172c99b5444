import { tool } from "../project.mjs";
import { ensureBrowserFor } from "../steps/browser.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";

/** `npm run vitest -- planner/src/time` on the pinned runtime, with any option of Vitest's own. */
export async function command(args) {
  await ensureRuntime();
  await ensureInstalled();
  await ensureBrowserFor(args);
  const { code } = await tool("vitest", args.includes("--watch") ? args : ["run", ...args]);
  return code;
}
