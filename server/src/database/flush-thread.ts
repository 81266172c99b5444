import { Worker } from "node:worker_threads";
import type { ToDisk } from "./log-flush.ts";

const workerFile = new URL("./flush-worker.ts", import.meta.url);

/**
 * A thread that does nothing but wait for the disk. The runtime's own pool would do, but its threads hash
 * passwords, too, and share a core with all that gives way: a flush that is over would be told of late.
 */
export function createFlushThread(): ToDisk {
  const worker = new Worker(workerFile);
  return {
    flush: (handle) =>
      new Promise((done, fail) => {
        const settle = (error?: Error) => {
          worker.removeAllListeners();
          if (error === undefined) done();
          else fail(error);
        };
        worker.once("message", settle);
        worker.once("error", settle);
        worker.once("exit", () => settle(new Error("The thread that flushes has ended.")));
        worker.postMessage(handle);
      }),
    end: async () => {
      await worker.terminate();
    },
  };
}
