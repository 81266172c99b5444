import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { constants, getPriority, setPriority } from "node:os";

/** Costly work gives way to whoever only wants a short answer. */
const lower = constants.priority.PRIORITY_BELOW_NORMAL;

const attempt = (change: () => void) => {
  try {
    change();
  } catch {
    // Not every system lets a process do this, and the work is done all the same.
  }
};

/** So much where somebody waits: beside busy programs it takes some times as long, not for ever. */
const little = 5;

/** Not the lowest: it loads its code first, and beside busy programs a small file took longer than its clock allows. */
export const lowerProcess = (pid: number | undefined): void => {
  if (pid !== undefined) attempt(() => setPriority(pid, lower));
};

/** A process that has just been started, or a thread; what it starts has the same priority. */
export const lowerALittle = (id: number | undefined): void => {
  if (id !== undefined) attempt(() => setPriority(id, getPriority(id) + little));
};

const threads = () => (process.platform === "linux" ? readdirSync("/proc/self/task") : []);

/** Those this process may use but the first, as `2-3`; nothing where there is only one. */
const otherCores = (): string | undefined => {
  const allowed = /^Cpus_allowed_list:\s*([\d,-]+)$/m.exec(
    readFileSync("/proc/self/status", "utf8"),
  )?.[1];
  const cores = (allowed ?? "").split(",").flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, nr) => from + nr);
  });
  return cores.length < 2 ? undefined : cores.slice(1).join(",");
};

/**
 * One core is left free of costly work. Who wakes up for a short answer waits for whatever runs until
 * its slice is over, however low its priority: some milliseconds, unless there is a free core.
 */
const leaveOneCore = (flags: string, ids: readonly (number | string)[]): void =>
  attempt(() => {
    const cores = process.platform === "linux" ? otherCores() : undefined;
    if (cores === undefined) return;
    for (const id of ids) spawnSync("taskset", [flags, cores, String(id)], { stdio: "ignore" });
  });

/** Every thread of this process, those of the runtime included, and what it starts. */
export const leaveOneCoreFree = (): void => leaveOneCore("-apc", [process.pid]);

/** Every thread of this process, those of the runtime that collect its garbage included. */
export const lowerThisProcess = (): void => {
  for (const thread of threads().map(Number))
    attempt(() => setPriority(thread, Math.max(lower, getPriority(thread))));
};

/** Those of this process with that name, which the runtime has given them. */
const threadsNamed = (name: string): readonly string[] =>
  threads().filter((thread) => {
    try {
      return readFileSync(`/proc/self/task/${thread}/comm`, "utf8").trim() === name;
    } catch {
      return false;
    }
  });

/**
 * The runtime's own threads give way to the one that answers everybody: those that hash passwords and
 * compress, and those that collect garbage, which go on beside it. Call it once, before they have
 * anything to do.
 */
export const lowerPoolThreads = async (): Promise<void> => {
  // The pool is made when it is first used.
  await stat("/").catch(() => undefined);
  const pool = threadsNamed("libuv-worker");
  for (const thread of pool) lowerALittle(Number(thread));
  leaveOneCore("-pc", [...pool, ...threadsNamed("node-V8Worker")]);
};
