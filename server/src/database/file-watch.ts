import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "./database-unavailable.ts";

const firstLookMs = 2_000;
const shortestPauseMs = 10 * 60_000;
/** Checking takes at most half a per cent of the time. */
const pausePerLook = 200;

const workerFile = new URL("./check-file.ts", import.meta.url);

const askWorker = (file: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: file });
    worker.unref();
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The check ended without an answer.")));
  });

/** Detects damage of the embedded database. */
export function watchFile({ file }: { readonly file: string }) {
  let fault: Error | undefined;
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  const look = async () => {
    try {
      const found = await askWorker(file);
      fault = found === undefined ? undefined : new Error(`The file is damaged: ${found}`);
    } catch (error) {
      fault = error instanceof Error ? error : new Error("The file cannot be checked.");
    }
  };

  const lookLater = (ms: number) => {
    if (isStopped) return;
    next = setTimeout(async () => {
      const startedAt = performance.now();
      await look();
      lookLater(Math.max(shortestPauseMs, (performance.now() - startedAt) * pausePerLook));
    }, ms).unref();
  };
  lookLater(firstLookMs);

  return {
    /** Throws if the file is damaged. */
    mustBeWhole: () => {
      if (fault !== undefined) throw new DatabaseUnavailable(fault);
    },
    /** A query met a damaged page. */
    report: (error: Error) => {
      fault = error;
    },
    /** Checks the whole file. */
    look,
    stop: () => {
      isStopped = true;
      clearTimeout(next);
    },
  };
}
