import { spawn } from "node:child_process";
import { bin, root } from "../project.mjs";
import { ensureInstalled } from "../steps/install.mjs";
import { ensureRuntime } from "../steps/runtime.mjs";

export async function command() {
  const node = await ensureRuntime();
  await ensureInstalled();
  const apiPort = process.env.PORT ?? "3000";
  const env = {
    ...process.env,
    PORT: apiPort,
    API_PORT: apiPort,
    PUBLIC_URL: "http://localhost:5173",
  };
  const options = { cwd: root, env, stdio: "inherit" };
  const children = [
    spawn(node, ["--watch", "--watch-preserve-output", "server/src/main.ts"], options),
    spawn(node, [bin("vite"), "web"], options),
  ];
  const stop = () => {
    for (const child of children) child.kill("SIGTERM");
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise((done) => {
          child.on("close", (code) => {
            stop();
            done(code ?? 0);
          });
        }),
    ),
  );
  return Math.max(...codes);
}
