import { Worker } from "node:worker_threads";
import type { ToDisk } from "./log-flush.ts";

const workerFile = new URL("./flush-worker.ts", import.meta.url);

/**
 * A thread that does nothing but wait for the disk. The runtime's own pool would do, but its threads hash
 * passwords, too, and share a core with all that gives way: a flush that is over would be told of late.
 */
export function createFlushThread(): ToDisk {
  const worker = new Worker(workerFile);
  let asked: PromiseWithResolvers<void> | undefined;
  let ending: Error | undefined;

  const end = (error: Error) => {
    ending ??= error;
    asked?.reject(ending);
  };
  worker.on("message", (error?: Error) =>
    error === undefined ? asked?.resolve() : asked?.reject(error),
  );
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The thread that flushes has ended.")));

  return {
    flush: async (handle) => {
      // It would be asked in vain, and whoever waits would wait for ever.
      if (ending !== undefined) throw ending;
      asked = Promise.withResolvers();
      worker.postMessage(handle);
      return asked.promise;
    },
    end: async () => {
      await worker.terminate();
    },
  };
}
