import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Costly work gives way to whoever only wants a short answer. */
const { PRIORITY_LOW: lowest, PRIORITY_BELOW_NORMAL: lower } = constants.priority;

const attempt = (change: () => void) => {
  try {
    change();
  } catch {
    // Not every system lets a process do this, and the work is done all the same.
  }
};

/** Not the lowest: it loads its code first, and beside busy programs a small file took longer than its clock allows. */
export const lowerProcess = (pid: number | undefined): void => {
  if (pid !== undefined) attempt(() => setPriority(pid, lower));
};

/** The thread that calls it alone: Linux lets each thread have a priority of its own. */
export const lowerThisThread = (): void =>
  attempt(() => {
    if (process.platform !== "linux") return;
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    if (thread !== process.pid) setPriority(thread, lowest);
  });
