import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { availableParallelism, constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { createFairQueue } from "../limits/fair-queue.ts";

/** The task of a worker: a module whose `work` it calls. */
export interface WorkerOrder {
  readonly module: string;
  readonly given: unknown;
}

/** Without an answer when the work failed. */
export interface WorkerReport {
  readonly answer?: unknown;
}

interface Task<Given> {
  readonly module: URL;
  readonly given: Given;
  /** The account or, without one, the address: each has one task at a time. */
  readonly owner: string;
  readonly signal?: AbortSignal | undefined;
  /** Counted from when a worker takes it. */
  readonly clockMs: number;
}

export type Worked<Answer> =
  | { readonly outcome: "done"; readonly answer: Answer }
  | { readonly outcome: "stopped" | "too-long" }
  | { readonly outcome: "failed" };

export interface Workers {
  /** Rejects with `ServerBusy` where too many wait already. */
  readonly run: <Given, Answer>(task: Task<Given>) => Promise<Worked<Answer>>;
  readonly close: () => Promise<void>;
}

/** A task whose client has gone may end by itself meanwhile: starting another worker takes longer. */
const graceMs = 1_000;
const workerFile = fileURLToPath(new URL("./worker.ts", import.meta.url));
/** At least two, so that a long task of one account never holds the only one. */
const usualPlaces = Math.min(4, Math.max(2, availableParallelism() - 1));

/** Workers know none of the server's secrets; without the compile cache each start takes a second more. */
const environment = (): NodeJS.ProcessEnv => {
  const compiled = getCompileCacheDir();
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled };
};

/** Short answers of the server come first. */
const lowerPriority = (pid: number | undefined) => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not every system allows it, and the work is done all the same.
  }
};

function startWorker(): ChildProcess {
  const worker = fork(workerFile, {
    env: environment(),
    execArgv: ["--no-warnings", "--max-old-space-size=512"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  lowerPriority(worker.pid);
  worker.unref();
  worker.channel?.unref();
  worker.on("error", () => undefined);
  return worker;
}

/**
 * A pool of processes for long work, one task each. A task that takes too long, or whose client has
 * gone, is ended with its process; accounts take turns.
 */
export function createWorkers({ places = usualPlaces, inLine = 32 } = {}): Workers {
  const queue = createFairQueue({ places, inLine });
  const all = new Set<ChildProcess>();
  const idle: ChildProcess[] = [];
  let isClosed = false;

  const start = () => {
    const worker = startWorker();
    all.add(worker);
    worker.once("exit", () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  };

  const runOnce = <Given, Answer>(task: Task<Given>): Promise<Worked<Answer> | "lost"> =>
    new Promise((resolve) => {
      const { module, given, signal, clockMs } = task;
      const worker = idle.pop() ?? start();
      let ended: Worked<Answer> | "lost" = "lost";
      const end = (outcome: "stopped" | "too-long") => {
        ended = { outcome };
        worker.kill();
      };
      const stop = () => {
        clearTimeout(timer);
        timer = setTimeout(() => end("stopped"), graceMs);
      };
      let timer = setTimeout(() => end("too-long"), clockMs);
      const settle = (result: Worked<Answer> | "lost") => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", stop);
        worker.off("message", onMessage).off("exit", onExit);
        worker.channel?.unref();
        resolve(result);
      };
      const onMessage = (report: WorkerReport) => {
        if (ended !== "lost") return;
        idle.push(worker);
        // A module answers its own tasks in the type that its caller names.
        if ("answer" in report) settle({ outcome: "done", answer: report.answer as Answer });
        else settle({ outcome: "failed" });
      };
      const onExit = () => settle(ended);
      worker.on("message", onMessage).on("exit", onExit);
      worker.channel?.ref();
      signal?.addEventListener("abort", stop, { once: true });
      worker.send({ module: module.href, given } satisfies WorkerOrder, (error) => {
        if (error !== null) worker.kill();
      });
    });

  /** A task whose worker was killed from outside is given once more, to another one. */
  const work = async <Given, Answer>(task: Task<Given>): Promise<Worked<Answer>> => {
    const isOff = () => isClosed || task.signal?.aborted === true;
    if (isOff()) return { outcome: "stopped" };
    const first = await runOnce<Given, Answer>(task);
    const ended = first === "lost" && !isOff() ? await runOnce<Given, Answer>(task) : first;
    if (ended !== "lost") return ended;
    return { outcome: isOff() ? "stopped" : "failed" };
  };

  return {
    run: async (task) => {
      try {
        return await queue({ owner: task.owner, signal: task.signal, work: () => work(task) });
      } catch (error) {
        if (task.signal?.aborted === true) return { outcome: "stopped" };
        throw error;
      }
    },
    close: async () => {
      isClosed = true;
      for (const worker of all) worker.kill();
    },
  };
}
