import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { maxScheduleRows, scheduleRowSchema, unreadPartsSchema } from "@smart-planner/contract";
import { z } from "zod";
import type { Workers } from "../../workers/workers.ts";
import type { FileToRead } from "./read-schedule.ts";
import type { ReaderReport, ReaderTask } from "./reader-task.ts";

export type ReadResult =
  | ScheduleReading
  | {
      readonly ok: false;
      /** Too slow, too much memory, or the client has gone. */
      readonly reason: "slow" | "heavy" | "cancelled";
    };

export interface ScheduleReader {
  readonly read: (input: ReadInput) => Promise<ReadResult>;
}

export interface ReadInput extends FileToRead {
  readonly signal?: AbortSignal;
  /** The account or, without one, the address. */
  readonly owner: string;
}

export interface ReaderLimits {
  /** Processor time: a busy machine does not count against a file. */
  readonly processorMs: number;
  /** Wall-clock time, for a process that hangs. */
  readonly clockMs: number;
  readonly memoryBytes: number;
}

const usualLimits: ReaderLimits = {
  // Over twice the time of a slow screenshot on a slow core.
  processorMs: 15_000,
  // Longer than a busy machine needs for a small file, shorter than proxies wait.
  clockMs: 45_000,
  memoryBytes: 640 * 1024 * 1024,
};

const maxAnswerBytes = 1024 * 1024;

const answerSchema = z.union([
  z.object({
    ok: z.literal(true),
    // One invalid row does not affect others.
    rows: z
      .array(z.unknown())
      .transform((rows) => rows.flatMap((row) => scheduleRowSchema.safeParse(row).data ?? []))
      .readonly(),
    unread: z.optional(unreadPartsSchema),
  }),
  z.object({ ok: z.literal(false), reason: z.enum(["nothing", "no-text", "too-many"]) }),
  // Only the kind of error: its message may quote the file.
  z.object({ ok: z.literal(false), reason: z.literal("unreadable"), fault: z.string().max(200) }),
]);

export type ScheduleReading = z.infer<typeof answerSchema>;

const module = new URL("./reader-task.ts", import.meta.url);
const childFile = fileURLToPath(new URL("./child.ts", import.meta.url));
const projectFolder = resolve(import.meta.dirname, "../../../..");

/** A file that takes over its parser finds no secrets, nothing to write to and, from Node 25, no network. */
export const readerPermissions = [
  "--permission",
  "--allow-worker",
  // The OCR models and the canvas are native.
  "--allow-addons",
  ...["node_modules", "planner", "words", "contract", "calendar-files", "server"].map(
    (folder) => `--allow-fs-read=${resolve(projectFolder, folder)}/*`,
  ),
  `--allow-fs-read=${resolve(projectFolder, "package.json")}`,
];

const argsFor = ({ kind, timeZone = "" }: FileToRead, limits: ReaderLimits): readonly string[] => [
  ...readerPermissions,
  "--no-warnings",
  // Skips the optimising WebAssembly compiler: it takes longer than it saves.
  "--liftoff-only",
  `--max-old-space-size=${Math.floor(limits.memoryBytes / 1024 / 1024 / 2)}`,
  childFile,
  kind,
  String(limits.memoryBytes),
  String(limits.processorMs),
  String(maxScheduleRows),
  timeZone,
];

const parseAnswer = (text: string): ReadResult => {
  try {
    const reading = answerSchema.parse(JSON.parse(text));
    return reading.ok && reading.rows.length === 0 ? { ok: false, reason: "nothing" } : reading;
  } catch {
    return { ok: false, reason: "unreadable", fault: "no answer" };
  }
};

const resultOf = ({ answer, killedBy }: ReaderReport): ReadResult => {
  if (killedBy === null) return parseAnswer(answer);
  return { ok: false, reason: killedBy === "SIGTERM" ? "slow" : "heavy" };
};

/** Each file is read in its own process, which ends in time. */
export const createScheduleReader = (
  workers: Workers,
  overrides: Partial<ReaderLimits> = {},
): ScheduleReader => {
  const limits = { ...usualLimits, ...overrides };
  return {
    read: async (input) => {
      const { bytes, signal, owner } = input;
      const { clockMs } = limits;
      const given = { args: argsFor(input, limits), bytes, maxAnswerBytes };
      const worked = await workers.run<ReaderTask, ReaderReport>({
        ...{ module, given, owner, signal, clockMs },
      });
      switch (worked.outcome) {
        case "done":
          return resultOf(worked.answer);
        case "too-long":
          return { ok: false, reason: "slow" };
        case "stopped":
        case "failed":
          return { ok: false, reason: "cancelled" };
      }
    },
  };
};
