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
  let failure: Error | undefined;

  const fail = (error: Error) => {
    failure = error;
    asked?.reject(error);
  };
  worker.on("message", (error?: Error) => (error === undefined ? asked?.resolve() : fail(error)));
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The thread that flushes has ended.")));

  return {
    flush: async (handle) => {
      if (failure !== undefined) throw failure;
      asked = Promise.withResolvers();
      worker.postMessage(handle);
      return asked.promise;
    },
    end: async () => {
      await worker.terminate();
    },
  };
}
