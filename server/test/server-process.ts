import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const mainFile = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** The environment of our processes: without the cache each start compiles everything. */
export const bareEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

interface StartInput {
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** The address it prints when it is up; rejects when it ends before. */
  readonly address: Promise<string>;
}

/** The product's own entry, as `npm start` runs it, in a folder and an environment of the test. */
export function startServerProcess({ cwd, environment }: StartInput): ServerProcess {
  const child = spawn(process.execPath, [mainFile], {
    cwd,
    env: { ...bareEnvironment, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
      const found = /^Smart Planner is running at (\S+)$/m.exec(stdout)?.[1];
      if (found) resolve(found);
    });
    child.once("close", () => reject(new Error(`The server ended: ${stdout}${stderr}`)));
  });
  address.catch(() => undefined);
  const ended = once(child, "close").then(() => child.exitCode);
  return { child, stdout: () => stdout, stderr: () => stderr, ended, address };
}
