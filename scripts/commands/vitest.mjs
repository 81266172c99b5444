import { tool } from "../project.mjs";
import { ensureBrowserFor } from "../steps/browser.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";

export async function command(args) {
  await ensureRuntime();
  await ensureInstalled();
  await ensureBrowserFor(args);
  const { code } = await tool("vitest", args.includes("--watch") ? args : ["run", ...args]);
  return code;
}
