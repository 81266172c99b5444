import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Linux's number of the class whose threads run only where nobody else wants the core. */
const idleClass = 5;
/** The unit of processor time that every process sees. */
const tickMs = 10;

/** How long somebody may wait for nothing, once in a while. Shorter, and a burst of other work would do. */
const lookMs = 3_000;
/** Of that time: about what its low priority would give it beside a busy program. */
const leastMs = 300;
/** A machine that was busy is likely to be so for a while. */
const busyForMs = 5 * 60_000;

/**
 * Costly work in time that nobody else wants, with all its threads and whatever it starts. A core with
 * nothing else to do counts as free for whoever wakes up, where work of a low priority sends a database to
 * the core of the thread that answers. Without privileges there is no way back: see `createSpareTime`.
 */
export const useSpareTime = (pid: number | undefined): void => {
  if (process.platform !== "linux" || pid === undefined) return;
  // Without the command it has its priority, and the work is done all the same.
  spawnSync("chrt", ["--all-tasks", "--idle", "--pid", "0", String(pid)], { stdio: "ignore" });
};

/** What a process in that class has had so far, all its threads together; `undefined` for any other. */
export const spareMs = (pid: number | undefined): number | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // After the name, which may have blanks in it.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [user, system, kind] = [fields[11], fields[12], fields[38]].map(Number);
    return kind === idleClass ? ((user ?? 0) + (system ?? 0)) * tickMs : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Where other programs want all there is, a process that has spare time only gets nearly nothing. Whoever
 * started it ends it then and has another do the work, in the usual class, until it is quieter.
 */
export function createSpareTime(had = spareMs) {
  let from = 0;
  return {
    /** From when on there may be some again, as `Date.now()` says it. */
    from: () => from,
    /** Call it while the process has something to do, and what it gives when that is over. */
    watch: (pid: number | undefined, onStarved: () => void): (() => void) => {
      let before = had(pid);
      const look = () => {
        const now = had(pid);
        if (before !== undefined && now !== undefined && now - before < leastMs) {
          clearInterval(timer);
          from = Date.now() + busyForMs;
          onStarved();
        }
        before = now;
      };
      const timer = setInterval(look, lookMs).unref();
      return () => clearInterval(timer);
    },
  };
}
