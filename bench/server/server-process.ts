import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export interface ServerProcess {
  readonly url: string;
  readonly residentMegabytes: () => number;
  readonly processorSeconds: () => number;
  readonly stop: () => Promise<void>;
}

/** USER_HZ. */
const ticksPerSecond = 100;

interface Spent {
  readonly parent: number;
  readonly seconds: number;
}

/** After the name in parentheses: own time and that of ended children. */
function spentBy(pid: number): Spent | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    return undefined;
  }
}

/** A process and its descendants, ended ones included. */
function processorSecondsOf(root: number): number {
  const all = new Map<number, Spent>();
  for (const name of readdirSync("/proc")) {
    const spent = /^\d+$/.test(name) ? spentBy(Number(name)) : undefined;
    if (spent !== undefined) all.set(Number(name), spent);
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (all.has(pid) && isBelow(all.get(pid)?.parent ?? 0));
  return [...all].reduce((sum, [pid, { seconds }]) => (isBelow(pid) ? sum + seconds : sum), 0);
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

/** Prints an address and runs until SIGTERM. */
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
    processorSeconds: () => processorSecondsOf(child.pid ?? 0),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
