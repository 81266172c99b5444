import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

export interface Product {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-bench-"));
  const child = spawn(process.execPath, ["server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "warn", ...env },
  });
  const ended = new Promise<void>((done) => child.on("close", () => done()));
  const url = await new Promise<string>((found, fail) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output = (output + chunk).slice(-4_000);
      const address = /\bhttps?:\/\/\S+/.exec(output)?.[0];
      if (address !== undefined) found(address);
    });
    child.on("close", () => fail(new Error(`The server did not start. It said:\n${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
