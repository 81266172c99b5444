import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { MadePlan, PlanTask } from "./make-plan.ts";

export type PoolAnswer =
  | MadePlan
  /** More wait already than can be served soon. */
  | { readonly outcome: "busy" }
  | { readonly outcome: "stopped" }
  | { readonly outcome: "too-long" };

/** Plans off the main thread, so that the server goes on answering meanwhile. */
export interface PlanningPool {
  readonly plan: (input: { task: PlanTask; signal: AbortSignal }) => Promise<PoolAnswer>;
  readonly close: () => Promise<void>;
}

interface PoolInput {
  readonly workers?: number;
  readonly maxWaiting?: number;
  readonly timeoutMs?: number;
  readonly workerFile?: URL;
}

interface Job {
  readonly task: PlanTask;
  readonly settle: (answer: PoolAnswer) => void;
  readonly fail: (error: Error) => void;
}

const mostWorkers = 4;
const usualWorkers = () => Math.max(1, Math.min(mostWorkers, availableParallelism() - 1));
/** The largest problem a request may pose takes a tenth of it. */
const workerMemoryMb = 512;

export function createPlanningPool({
  workers = usualWorkers(),
  maxWaiting = 32,
  timeoutMs = 30_000,
  workerFile = new URL("./planning-worker.ts", import.meta.url),
}: PoolInput = {}): PlanningPool {
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  const busy = new Map<Worker, Job>();

  const startWorker = () => {
    const worker = new Worker(workerFile, {
      resourceLimits: { maxOldGenerationSizeMb: workerMemoryMb },
    });
    const fail = (error: Error) => {
      idle.splice(0, idle.length, ...idle.filter((each) => each !== worker));
      busy.get(worker)?.fail(error);
      busy.delete(worker);
      next();
    };
    worker.on("error", fail);
    worker.on("exit", () => fail(new Error("A planning worker ended.")));
    worker.on("message", (answer: MadePlan) => {
      const job = busy.get(worker);
      busy.delete(worker);
      worker.unref();
      idle.push(worker);
      job?.settle(answer);
      next();
    });
    return worker;
  };

  const next = () => {
    if (waiting.length === 0 || busy.size >= workers) return;
    const job = waiting.shift();
    if (job === undefined) return;
    const worker = idle.pop() ?? startWorker();
    worker.ref();
    busy.set(worker, job);
    worker.postMessage(job.task);
  };

  /** A search cannot be interrupted from outside; only its thread can be ended. */
  const drop = (job: Job) => {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    for (const [worker, running] of busy) {
      if (running !== job) continue;
      busy.delete(worker);
      void worker.terminate();
    }
    next();
  };

  return {
    plan: ({ task, signal }) => {
      if (signal.aborted) return Promise.resolve({ outcome: "stopped" });
      if (waiting.length >= maxWaiting) return Promise.resolve({ outcome: "busy" });
      return new Promise<PoolAnswer>((resolve, reject) => {
        const finish = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", stop);
        };
        const job: Job = {
          task,
          settle: (answer) => {
            finish();
            resolve(answer);
          },
          fail: (error) => {
            finish();
            reject(error);
          },
        };
        const giveUp = (answer: PoolAnswer) => {
          drop(job);
          job.settle(answer);
        };
        const stop = () => giveUp({ outcome: "stopped" });
        const timer = setTimeout(() => giveUp({ outcome: "too-long" }), timeoutMs);
        signal.addEventListener("abort", stop, { once: true });
        waiting.push(job);
        next();
      });
    },
    close: async () => {
      for (const job of [...waiting, ...busy.values()]) job.settle({ outcome: "stopped" });
      waiting.length = 0;
      const all = [...idle, ...busy.keys()];
      busy.clear();
      idle.length = 0;
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
