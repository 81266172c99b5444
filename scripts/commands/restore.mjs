import { resolve } from "node:path";
import { run } from "../project.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";

export async function command([file]) {
  const node = await ensureRuntime();
  await ensureInstalled();
  const whereStarted = process.env.INIT_CWD ?? process.cwd();
  const source = file === undefined ? [] : [resolve(whereStarted, file)];
  const { code } = await run(node, ["server/src/operations/restore.ts", ...source]);
  return code;
}
