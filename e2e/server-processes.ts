import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

export function startServer(env: Record<string, string>) {
  return spawn(process.execPath, ["server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    // One address per test, so that address limits do not mix.
    env: { ...process.env, PORT: "0", TRUSTED_PROXY: "loopback", LOG_LEVEL: "warn", ...env },
  });
}

/** A helper process; ends when its input closes. */
export const startBeside = (file: string, ...more: readonly string[]) =>
  spawn(process.execPath, [`server/test/${file}`, ...more], {
    cwd: root,
    // The provider warns that it is for tests.
    stdio: ["pipe", "pipe", file === "ways-server.ts" ? "ignore" : "inherit"],
  });

/** Keeps reading the output so that the pipe never fills. */
export function addressPrintedBy(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output = (output + chunk).slice(-4_000);
      const address = /\b(?:https?|postgres(?:ql)?):\/\/\S+/.exec(output)?.[0];
      if (address !== undefined) found(address);
    });
    child.on("close", () => fail(new Error(`The server did not start. It said:\n${output}`)));
  });
}

export function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.on("close", () => done());
    child.kill("SIGTERM");
  });
}
