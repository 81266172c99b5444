import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Costly work gives way to whoever only wants a short answer. */
const low = constants.priority.PRIORITY_LOW;

const attempt = (change: () => void) => {
  try {
    change();
  } catch {
    // Not every system lets a process do this, and the work is done all the same.
  }
};

export const lowerProcess = (pid: number | undefined): void => {
  if (pid !== undefined) attempt(() => setPriority(pid, low));
};

/** The thread that calls it alone: Linux lets each thread have a priority of its own. */
export const lowerThisThread = (): void =>
  attempt(() => {
    if (process.platform !== "linux") return;
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    if (thread !== process.pid) setPriority(thread, low);
  });
