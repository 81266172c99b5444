import { run } from "../project.mjs";
import { ensureBrowser } from "../steps/browser.mjs";
import { ensureBuilt } from "../steps/build.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureLighthouse } from "../steps/lighthouse.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";

export async function command(topics) {
  const node = await ensureRuntime();
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  if (topics.length === 0 || topics.includes("page")) await ensureLighthouse();
  const { code } = await run(node, ["bench/main.ts", ...topics]);
  return code;
}
