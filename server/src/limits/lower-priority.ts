import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { stat } from "node:fs/promises";
import { constants, getPriority, setPriority } from "node:os";

/** Costly work gives way to whoever only wants a short answer. */
const { PRIORITY_LOW: lowest, PRIORITY_BELOW_NORMAL: lower } = constants.priority;

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

/** The thread that calls it alone: Linux lets each thread have a priority of its own. */
export const lowerThisThread = (): void =>
  attempt(() => {
    if (process.platform !== "linux") return;
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    if (thread !== process.pid) setPriority(thread, lowest);
  });

const threads = () => (process.platform === "linux" ? readdirSync("/proc/self/task") : []);

/** Every thread of this process, those of the runtime that collect its garbage included. */
export const lowerThisProcess = (): void => {
  for (const thread of threads().map(Number))
    attempt(() => setPriority(thread, Math.max(lower, getPriority(thread))));
};

/**
 * The runtime's own pool, which hashes passwords and compresses, gives way to the thread that answers
 * everybody. Call it once, before it has anything to do.
 */
export const lowerPoolThreads = async (): Promise<void> => {
  // The pool is made when it is first used.
  await stat("/").catch(() => undefined);
  for (const thread of threads())
    attempt(() => {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, "utf8").trim();
      if (name === "libuv-worker") lowerALittle(Number(thread));
    });
};
