import { tool } from "../project.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";

export async function command() {
  await ensureRuntime();
  await ensureInstalled();
  const { code } = await tool("biome", ["check", "--write", "."]);
  return code;
}
