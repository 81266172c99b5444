import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { scheduleRowSchema } from "@smart-planner/contract";
import { z } from "zod";
import { inTurn } from "../../limits/in-turn.ts";
import { lowerProcess } from "../../limits/lower-priority.ts";
import type { FileToRead, ScheduleReading } from "./read-schedule.ts";

export type ReadResult =
  | ScheduleReading
  | {
      readonly ok: false;
      /** Too slow, too much memory, too many files at once, or nobody waits for the answer. */
      readonly reason: "slow" | "heavy" | "busy" | "cancelled";
    };

export interface ScheduleReader {
  readonly read: (input: ReadInput) => Promise<ReadResult>;
  /** Ends every reading under way. */
  readonly close: () => Promise<void>;
}

export interface ReadInput extends FileToRead {
  readonly signal?: AbortSignal;
  /** Where it comes from: the processes are shared out between such places. */
  readonly from?: string;
}

export interface ReaderLimits {
  /** Processor time: a machine that is busy with other things does not count against a file. */
  readonly processorMs: number;
  /** Time on the clock, for a process that hangs without working. */
  readonly clockMs: number;
  readonly memoryBytes: number;
  readonly atOnce: number;
  readonly waiting: number;
}

const usualLimits: ReaderLimits = {
  processorMs: 10_000,
  clockMs: 20_000,
  memoryBytes: 640 * 1024 * 1024,
  atOnce: 2,
  waiting: 6,
};

const maxAnswerBytes = 1024 * 1024;

const answerSchema = z.union([
  z.object({
    ok: z.literal(true),
    rows: z.array(scheduleRowSchema),
    notes: z.array(z.string()),
  }),
  z.object({ ok: z.literal(false), reason: z.enum(["nothing", "no-text", "too-many"]) }),
  z.object({
    ok: z.literal(false),
    reason: z.literal("language"),
    language: z.string().max(60),
  }),
  z.object({
    ok: z.literal(false),
    reason: z.literal("unreadable"),
    fault: z.string().max(200),
  }),
]);

const childFile = fileURLToPath(new URL("./child.ts", import.meta.url));
const projectFolder = resolve(import.meta.dirname, "../../../..");

/** A file that takes over its parser finds no secrets, nothing to write to and, from Node 25 on, no network. */
export const readerPermissions = [
  "--permission",
  "--allow-worker",
  // The models that read pictures and the canvas that draws pages are native.
  "--allow-addons",
  ...["node_modules", "planner", "contract", "calendar-files", "server"].map(
    (folder) => `--allow-fs-read=${resolve(projectFolder, folder)}/*`,
  ),
  `--allow-fs-read=${resolve(projectFolder, "package.json")}`,
];

const startChild = ({ kind, timeZone = "" }: FileToRead, limits: ReaderLimits): ChildProcess => {
  const heapMegabytes = Math.floor(limits.memoryBytes / 1024 / 1024 / 2);
  return spawn(
    process.execPath,
    [
      ...readerPermissions,
      "--no-warnings",
      `--max-old-space-size=${heapMegabytes}`,
      childFile,
      kind,
      String(limits.memoryBytes),
      String(limits.processorMs),
      timeZone,
    ],
    { env: {}, stdio: ["pipe", "pipe", "ignore"] },
  );
};

const parseAnswer = (text: string): ReadResult => {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    return { ok: false, reason: "unreadable", fault: "no answer" };
  }
};

const runChild = (
  input: ReadInput,
  limits: ReaderLimits,
  running: Set<ChildProcess>,
): Promise<ReadResult> =>
  new Promise((done) => {
    const { bytes, signal } = input;
    const child = startChild(input, limits);
    lowerProcess(child.pid);
    running.add(child);
    let stopped: "slow" | "cancelled" | "heavy" | undefined;
    let answer = "";
    const stop = (reason: "slow" | "cancelled" | "heavy") => {
      stopped ??= reason;
      child.kill("SIGKILL");
    };
    const cancel = () => stop("cancelled");
    const timer = setTimeout(() => stop("slow"), limits.clockMs);
    signal?.addEventListener("abort", cancel);
    if (signal?.aborted === true) cancel();
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(bytes);
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      answer += text;
      if (answer.length > maxAnswerBytes) stop("heavy");
    });
    const finish = (killedBy: NodeJS.Signals | null) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
      running.delete(child);
      if (stopped !== undefined) done({ ok: false, reason: stopped });
      else if (killedBy !== null) {
        done({ ok: false, reason: killedBy === "SIGTERM" ? "slow" : "heavy" });
      } else done(parseAnswer(answer));
    };
    child.on("error", () => finish(null));
    child.on("close", (_, killedBy) => finish(killedBy));
  });

/**
 * Reads files in processes of their own, a few at a time: whatever a file does to its parser, the
 * server goes on answering, and the process ends in time.
 */
export const createScheduleReader = (overrides: Partial<ReaderLimits> = {}): ScheduleReader => {
  const limits = { ...usualLimits, ...overrides };
  const running = new Set<ChildProcess>();
  const turn = inTurn({ atOnce: limits.atOnce, inLine: limits.waiting });
  let closed = false;

  return {
    read: (input) =>
      turn<ReadResult>({
        from: input.from ?? "",
        work: async () =>
          closed || input.signal?.aborted === true
            ? { ok: false, reason: "cancelled" }
            : runChild(input, limits, running),
        whenFull: () => ({ ok: false, reason: "busy" }),
      }),
    close: async () => {
      closed = true;
      for (const child of running) child.kill("SIGKILL");
    },
  };
};
