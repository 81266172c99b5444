import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export interface ServerProcess {
  readonly url: string;
  readonly residentMegabytes: () => number;
  readonly stop: () => Promise<void>;
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const [line, ...rest] = output.split("\n");
      if (line !== undefined && rest.length > 0) found(line.trim());
    });
    child.once("close", () => fail(new Error("The process ended before it said where it is.")));
  });
}

/** A file of the server's test folder that prints an address and lasts until SIGTERM. */
export async function startProcess(
  file: string,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [`server/test/${file}`, ...args], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const url = await firstLine(child);
  return {
    url,
    residentMegabytes: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
