import { statSync } from "node:fs";
import { Worker } from "node:worker_threads";

interface CheckpointsInput {
  readonly file: string;
  /** Copies the rest on the main thread, if the log grows faster than it is emptied. */
  readonly copyHere: () => Promise<unknown>;
  readonly everyMs?: number;
}

const mostBytes = 64 * 1024 * 1024;
const workerFile = new URL("./checkpoint-worker.ts", import.meta.url);

/** Checkpoints the log in a thread: on the main thread each would block all requests for two disk flushes. */
export function keepCheckpoints({ file, copyHere, everyMs = 1_000 }: CheckpointsInput) {
  let worker: Worker | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isBusy = false;
  let isStopped = false;
  let seen = 0;

  const logOf = () => statSync(`${file}-wal`, { throwIfNoEntry: false });

  /** A worker that fails, as on a full disk, is replaced at the next run. */
  const askWorker = () =>
    new Promise<number>((resolve) => {
      const asked = worker ?? new Worker(workerFile, { workerData: file });
      worker = asked;
      asked.unref();
      asked.removeAllListeners();
      asked.once("message", resolve);
      const fail = () => {
        worker = undefined;
        resolve(0);
      };
      asked.once("error", fail);
      asked.once("exit", fail);
      asked.postMessage("copy");
    });

  const turn = async () => {
    const left = await askWorker();
    if (left > 0 && !isStopped && (logOf()?.size ?? 0) > mostBytes)
      await copyHere().catch(() => undefined);
  };

  const timer = setInterval(() => {
    const written = logOf()?.mtimeMs ?? 0;
    if (isBusy || written === seen) return;
    seen = written;
    isBusy = true;
    underWay = turn().finally(() => {
      isBusy = false;
    });
  }, everyMs).unref();

  return {
    /** Resolves when nothing is being copied. */
    atRest: () => underWay,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      // Otherwise a process that has nothing else to do ends here, without its last words.
      worker?.ref();
      await underWay;
      worker?.removeAllListeners();
      await worker?.terminate();
    },
  };
}
