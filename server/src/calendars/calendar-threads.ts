import { Worker } from "node:worker_threads";
import type { CalendarReading, readDatedEvents } from "@smart-planner/calendar-files";
import type { FeedTopics, FeedTopicsTask } from "./feed-topics.ts";

type CalendarTask = Parameters<typeof readDatedEvents>[0];

export type ThreadTask =
  | { readonly kind: "calendar"; readonly given: CalendarTask }
  | { readonly kind: "topics"; readonly given: FeedTopicsTask };

export type ThreadReading =
  | { readonly ok: true; readonly reading: CalendarReading }
  | { readonly ok: false; readonly problem: "not-a-calendar" | "too-much" };

/** Takes what may be long off the main thread, to one that can be ended when it takes too much. */
export interface CalendarThreads {
  /** A stranger's file. */
  readonly read: (task: CalendarTask) => Promise<ThreadReading>;
  /** What the sessions of a feed hold; nothing where that took too much. */
  readonly topics: (task: FeedTopicsTask) => Promise<FeedTopics | undefined>;
  readonly close: () => Promise<void>;
}

const memoryMb = 256;
const threadFile = new URL("./calendar-thread.ts", import.meta.url);

export function createCalendarThreads({ timeoutMs = 10_000 } = {}): CalendarThreads {
  // Starting one costs more than most of what it does: it waits for the next.
  const idle: Worker[] = [];

  const startThread = () => {
    const worker = new Worker(threadFile, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    worker.on("exit", () => {
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  };

  /** What a thread answers, or nothing where it took too much. */
  const ask = <Answer>(task: ThreadTask): Promise<Answer | undefined> =>
    new Promise((resolve) => {
      const worker = idle.pop() ?? startThread();
      worker.ref();
      const settle = (answer: Answer | undefined) => {
        clearTimeout(timer);
        worker.off("error", onError).off("message", settle);
        worker.unref();
        if (answer !== undefined) idle.push(worker);
        else void worker.on("error", () => undefined).terminate();
        resolve(answer);
      };
      const onError = () => settle(undefined);
      const timer = setTimeout(onError, timeoutMs);
      worker.on("error", onError).on("message", settle);
      worker.postMessage(task);
    });

  return {
    read: async (given) => {
      const read = await ask<ReturnType<typeof readDatedEvents>>({ kind: "calendar", given });
      if (read === undefined) return { ok: false, problem: "too-much" };
      return read.ok ? read : { ok: false, problem: "not-a-calendar" };
    },
    topics: (given) => ask<FeedTopics>({ kind: "topics", given }),
    close: async () => {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}
