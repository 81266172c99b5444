import { spawn } from "node:child_process";
import { root } from "../project.mjs";
import { ensureBuilt } from "../steps/build.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";

export async function command() {
  const node = await ensureRuntime();
  await ensureInstalled();
  await ensureBuilt();
  return serve(node);
}

/** Ctrl-C reaches the server by the terminal; SIGTERM is forwarded. */
function serve(node) {
  const server = spawn(node, ["server/src/main.ts"], { cwd: root, stdio: "inherit" });
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => server.kill("SIGTERM"));
  return new Promise((done) => {
    server.on("close", (code) => done(code ?? 1));
  });
}
