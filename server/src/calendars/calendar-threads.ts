import { Worker } from "node:worker_threads";
import type { CalendarReading, readDatedEvents } from "@smart-planner/calendar-files";

type Task = Parameters<typeof readDatedEvents>[0];
type Read = ReturnType<typeof readDatedEvents>;

export type ThreadReading =
  | { readonly ok: true; readonly reading: CalendarReading }
  | { readonly ok: false; readonly problem: "not-a-calendar" | "too-much" };

/** Reads a stranger's file off the main thread, in one that can be ended when it takes too much. */
export interface CalendarThreads {
  readonly read: (task: Task) => Promise<ThreadReading>;
  readonly close: () => Promise<void>;
}

const memoryMb = 256;
const threadFile = new URL("./calendar-thread.ts", import.meta.url);

export function createCalendarThreads({ timeoutMs = 10_000 } = {}): CalendarThreads {
  // Starting one costs more than reading most calendars: it waits for the next.
  const idle: Worker[] = [];

  const startThread = () => {
    const worker = new Worker(threadFile, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    worker.on("exit", () => {
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  };

  return {
    read: (task) =>
      new Promise((resolve) => {
        const worker = idle.pop() ?? startThread();
        worker.ref();
        const settle = (reading: ThreadReading, keep: boolean) => {
          clearTimeout(timer);
          worker.off("error", onError).off("message", onMessage);
          worker.unref();
          if (keep) idle.push(worker);
          else void worker.on("error", () => undefined).terminate();
          resolve(reading);
        };
        const onError = () => settle({ ok: false, problem: "too-much" }, false);
        const onMessage = (read: Read) =>
          settle(read.ok ? read : { ok: false, problem: "not-a-calendar" }, true);
        const timer = setTimeout(onError, timeoutMs);
        worker.on("error", onError).on("message", onMessage);
        worker.postMessage(task);
      }),
    close: async () => {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}
