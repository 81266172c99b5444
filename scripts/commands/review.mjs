import { run } from "../project.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";

export async function command() {
  const node = await ensureRuntime();
  await ensureInstalled();
  const { code } = await run(node, ["scripts/review-words.mjs"]);
  return code;
}
