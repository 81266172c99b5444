import type { CalendarReading, readDatedEvents } from "@smart-planner/calendar-files";

type Task = Parameters<typeof readDatedEvents>[0];

export type FileReading =
  | { readonly ok: true; readonly reading: CalendarReading }
  | { readonly ok: false; readonly message: string };

const longestMs = 15_000;
const tooMuch = "This calendar takes too long to read";

/** A file is read in a thread of its own: one that never ends costs the page nothing. */
export const readCalendarFile = (task: Task): Promise<FileReading> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL("./calendar-worker.ts", import.meta.url), { type: "module" });
    const settle = (reading: FileReading) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(reading);
    };
    const timer = setTimeout(() => settle({ ok: false, message: tooMuch }), longestMs);
    worker.onerror = () => settle({ ok: false, message: "This calendar could not be read" });
    worker.onmessage = ({ data }: MessageEvent<FileReading>) => settle(data);
    worker.postMessage(task);
  });
