import { run } from "../project.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";

/** `npm run accounts -- …`: what an operator does with accounts, beside a running server. */
export async function command(args) {
  const node = await ensureRuntime();
  await ensureInstalled();
  const { code } = await run(node, ["server/src/operations/accounts.ts", ...args]);
  return code;
}
