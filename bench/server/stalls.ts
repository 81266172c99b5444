import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Stall } from "./stall-process.ts";

const file = fileURLToPath(new URL("./stall-process.ts", import.meta.url));

/** In the class that comes before all others; elsewhere than on Linux, or without the right to, nothing is seen. */
function watcherOf(core: number): ChildProcess | undefined {
  const child = fork(file, { execArgv: ["--no-warnings", "--max-semi-space-size=1"] });
  const pid = String(child.pid);
  const isFirst =
    spawnSync("taskset", ["-a", "-pc", String(core), pid]).status === 0 &&
    spawnSync("chrt", ["--fifo", "--pid", "50", pid]).status === 0;
  if (isFirst) return child;
  child.kill();
  return undefined;
}

/**
 * Where machines share processors, a core stands still at times, for everybody on it: a watcher on each
 * core notes when. What somebody waited then says nothing of the server.
 */
export function watchForStalls() {
  const watchers = Array.from({ length: availableParallelism() }, (_, core) =>
    watcherOf(core),
  ).filter((watcher) => watcher !== undefined);
  return {
    /** Since it was last asked. */
    take: async (): Promise<readonly Stall[]> => {
      const answers = watchers.map(async (watcher) => {
        const heard = once(watcher, "message");
        watcher.send("take");
        const [stalls]: Stall[][] = await heard;
        return stalls ?? [];
      });
      return (await Promise.all(answers)).flat();
    },
    stop: () => {
      for (const watcher of watchers) watcher.kill("SIGKILL");
    },
  };
}

/** What piled up in a stall is done after it, and takes as long at most. */
export const isDisturbed = (
  { began, ended }: { readonly began: number; readonly ended: number },
  stalls: readonly Stall[],
): boolean => stalls.some(({ from, to }) => began < to + (to - from) && ended > from);
