import type { readDatedEvents } from "@smart-planner/calendar-files";
import type { FoundEntry } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import type { calendarProblemWords } from "@smart-planner/words/en/calendar-problems";

/** The worker's answer for each kind of task. */
export interface FileAnswers {
  readonly calendar: ReturnType<typeof readDatedEvents>;
  readonly work: { readonly ok: true; readonly found: readonly FoundEntry[] };
}

export interface FileTask<Kind = keyof FileAnswers> {
  readonly kind: Kind;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly today: CalendarDay;
  readonly timeZone: string;
}

interface Failure {
  readonly ok: false;
  readonly problem: keyof typeof calendarProblemWords;
}

const largestFile = 10 * 1024 * 1024;
const longestMs = 15_000;
const problems = {
  calendar: { slow: "too-much", unreadable: "unreadable" },
  work: { slow: "file-too-slow", unreadable: "file-unreadable" },
} as const;

/** In a worker: a file that never ends does not block the page. */
const answerFor = <Kind extends keyof FileAnswers>(task: FileTask<Kind>) =>
  new Promise<FileAnswers[Kind] | Failure>((resolve) => {
    const worker = new Worker(new URL("./calendar-worker.ts", import.meta.url), { type: "module" });
    const settle = (answer: FileAnswers[Kind] | Failure) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const fail = (why: "slow" | "unreadable") =>
      settle({ ok: false, problem: problems[task.kind][why] });
    const timer = setTimeout(() => fail("slow"), longestMs);
    worker.onerror = () => fail("unreadable");
    worker.onmessage = ({
      data: { answer },
    }: MessageEvent<{ answer?: FileAnswers[Kind] | null }>) => {
      if (answer === null) fail("unreadable");
      // PDF.js sends messages of its own.
      else if (answer !== undefined) settle(answer);
    };
    worker.postMessage(task);
  });

const readFile = async <Kind extends keyof FileAnswers>(
  file: Blob,
  task: Omit<FileTask<Kind>, "bytes">,
): Promise<FileAnswers[Kind] | Failure> =>
  file.size > largestFile
    ? { ok: false, problem: "file-too-large" }
    : answerFor({ ...task, bytes: new Uint8Array(await file.arrayBuffer()) });

type Moment = Pick<FileTask, "today" | "timeZone">;

export const readCalendarFile = (file: File, moment: Moment) =>
  readFile(file, { kind: "calendar", name: file.name, ...moment });

export const readWorkOf = (file: Blob, name: string, moment: Moment) =>
  readFile(file, { kind: "work", name, ...moment });
