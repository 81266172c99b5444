import type { CalendarReading, readDatedEvents } from "@smart-planner/calendar-files";
import type { FoundEntry } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import type { calendarProblemWords } from "@smart-planner/words/en/calendar-problems";

interface FileToRead {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly today: CalendarDay;
  readonly timeZone: string;
}

export type FileTask =
  | ({ readonly kind: "calendar" } & FileToRead)
  | ({ readonly kind: "work" } & FileToRead);

export type FileAnswer =
  | { readonly kind: "calendar"; readonly read: ReturnType<typeof readDatedEvents> }
  | { readonly kind: "work"; readonly found: readonly FoundEntry[] };

interface Failure {
  readonly ok: false;
  readonly problem: keyof typeof calendarProblemWords;
}

export type FileReading = { readonly ok: true; readonly reading: CalendarReading } | Failure;
export type WorkFound = { readonly ok: true; readonly found: readonly FoundEntry[] } | Failure;

const largestFile = 10 * 1024 * 1024;
const longestMs = 15_000;

/** In a worker: a file that never ends does not block the page. */
const answerFor = (task: FileTask): Promise<FileAnswer | Failure> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL("./calendar-worker.ts", import.meta.url), { type: "module" });
    const settle = (answer: FileAnswer | Failure) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const fail = (calendar: Failure["problem"], file: Failure["problem"]) =>
      settle({ ok: false, problem: task.kind === "calendar" ? calendar : file });
    const timer = setTimeout(() => fail("too-much", "file-too-slow"), longestMs);
    const failToRead = () => fail("unreadable", "file-unreadable");
    worker.onerror = failToRead;
    worker.onmessage = ({ data: { answer } }: MessageEvent<{ answer?: FileAnswer | null }>) => {
      if (answer === null) failToRead();
      // PDF.js sends messages of its own.
      else if (answer !== undefined) settle(answer);
    };
    worker.postMessage(task);
  });

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
const tooLarge: Failure = { ok: false, problem: "file-too-large" };

type Moment = Pick<FileToRead, "today" | "timeZone">;

export const readCalendarFile = async (file: File, moment: Moment): Promise<FileReading> => {
  if (file.size > largestFile) return tooLarge;
  const bytes = await bytesOf(file);
  const answer = await answerFor({ kind: "calendar", name: file.name, bytes, ...moment });
  return "ok" in answer || answer.kind !== "calendar" ? unreadable(answer) : answer.read;
};

export const readWorkOf = async (file: Blob, name: string, moment: Moment): Promise<WorkFound> => {
  if (file.size > largestFile) return tooLarge;
  const bytes = await bytesOf(file);
  const answer = await answerFor({ kind: "work", name, bytes, ...moment });
  return "ok" in answer || answer.kind !== "work"
    ? unreadable(answer)
    : { ok: true, found: answer.found };
};

const unreadable = (answer: FileAnswer | Failure): Failure =>
  "ok" in answer ? answer : { ok: false, problem: "file-unreadable" };
