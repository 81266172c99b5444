import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ReadWishes, WishedPlan, WishedTask } from "@smart-planner/planner";
import { createFairLine } from "../limits/fair-line.ts";
import { limitProcessorTime } from "./processor-limit.ts";
import type { Words } from "./words-read.ts";

/** More wait already than can be served soon, nobody waits for it any more, or it takes too long. */
export interface Unserved {
  readonly outcome: "busy" | "stopped" | "too-long";
}

/** What a thread is given: words to read, or a plan to make. */
export type ThreadTask =
  | { readonly kind: "plan"; readonly task: WishedTask }
  | ({ readonly kind: "read" } & Words);

export interface Asked {
  readonly signal: AbortSignal;
  /** Where it comes from: the threads are shared out between such places. */
  readonly from: string;
}

/** Reads and plans off the main thread, so that the server goes on answering meanwhile. */
export interface PlanningPool {
  readonly plan: (input: Asked & { readonly task: WishedTask }) => Promise<WishedPlan | Unserved>;
  readonly read: (
    input: Asked & Words,
  ) => Promise<{ readonly outcome: "read"; readonly read: ReadWishes } | Unserved>;
  readonly close: () => Promise<void>;
}

export type PoolAnswer = Awaited<ReturnType<PlanningPool["plan"] | PlanningPool["read"]>>;

interface PoolInput {
  readonly workers?: number;
  readonly maxWaiting?: number;
  /** Of the processor's time: beside busy programs a small plan takes long on the clock. */
  readonly processorMs?: number;
  /** From when a thread takes it up: waiting for others does not count. */
  readonly clockMs?: number;
  readonly workerFile?: URL;
}

interface Job {
  readonly task: ThreadTask;
  readonly from: string;
  readonly begin: (worker: Worker) => void;
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
  processorMs = 30_000,
  clockMs = 90_000,
  workerFile = new URL("./planning-worker.ts", import.meta.url),
}: PoolInput = {}): PlanningPool {
  const idle: Worker[] = [];
  // One thread is left for somebody else, where there is more than one.
  const waiting = createFairLine<Job>({ mostOfOne: Math.max(1, workers - 1) });
  const busy = new Map<Worker, Job>();

  const startWorker = () => {
    const worker = new Worker(workerFile, {
      resourceLimits: { maxOldGenerationSizeMb: workerMemoryMb },
    });
    const fail = (error: Error) => {
      idle.splice(0, idle.length, ...idle.filter((each) => each !== worker));
      free(worker)?.fail(error);
      next();
    };
    worker.on("error", fail);
    worker.on("exit", () => fail(new Error("A planning worker ended.")));
    worker.on("message", (answer: PoolAnswer) => {
      const job = free(worker);
      worker.unref();
      idle.push(worker);
      job?.settle(answer);
      next();
    });
    return worker;
  };

  const free = (worker: Worker) => {
    const job = busy.get(worker);
    busy.delete(worker);
    if (job !== undefined) waiting.served(job.from);
    return job;
  };

  const next = () => {
    if (busy.size >= workers) return;
    const job = waiting.next()?.item;
    if (job === undefined) return;
    const worker = idle.pop() ?? startWorker();
    worker.ref();
    busy.set(worker, job);
    job.begin(worker);
    worker.postMessage(job.task);
  };

  /** A search cannot be interrupted from outside; only its thread can be ended. */
  const drop = (job: Job) => {
    waiting.leave(job);
    for (const [worker, running] of busy) {
      if (running !== job) continue;
      free(worker);
      void worker.terminate();
    }
    next();
  };

  const serve = <Answer extends PoolAnswer>(
    task: ThreadTask,
    { signal, from }: Asked,
  ): Promise<Answer | Unserved> => {
    if (signal.aborted) return Promise.resolve({ outcome: "stopped" });
    if (waiting.size() >= maxWaiting) {
      const makesWay = waiting.giveWayTo(from);
      if (makesWay === undefined) return Promise.resolve({ outcome: "busy" });
      makesWay.settle({ outcome: "busy" });
    }
    return new Promise((resolve, reject) => {
      let unwatch: (() => void) | undefined;
      const finish = () => {
        unwatch?.();
        signal.removeEventListener("abort", stop);
      };
      const job: Job = {
        task,
        from,
        begin: (worker) => {
          const onSpent = () => giveUp({ outcome: "too-long" });
          const onClock = setTimeout(onSpent, clockMs);
          const unlimit = limitProcessorTime({ worker, mostMs: processorMs, onSpent });
          unwatch = () => {
            clearTimeout(onClock);
            unlimit();
          };
        },
        settle: (answer) => {
          finish();
          // A thread answers a task of one kind with the answer of that kind.
          resolve(answer as Answer);
        },
        fail: (error) => {
          finish();
          reject(error);
        },
      };
      const giveUp = (answer: Unserved) => {
        drop(job);
        job.settle(answer);
      };
      const stop = () => giveUp({ outcome: "stopped" });
      signal.addEventListener("abort", stop, { once: true });
      waiting.join({ item: job, from });
      next();
    });
  };

  return {
    plan: ({ task, ...asked }) => serve({ kind: "plan", task }, asked),
    read: ({ asked, answer, ...rest }) => serve({ kind: "read", asked, answer }, rest),
    close: async () => {
      for (const job of [...waiting.clear(), ...busy.values()]) job.settle({ outcome: "stopped" });
      const all = [...idle, ...busy.keys()];
      busy.clear();
      idle.length = 0;
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
