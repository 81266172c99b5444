import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { maxScheduleRows, scheduleRowSchema } from "@smart-planner/contract";
import { z } from "zod";
import { createHelperProcess } from "../../limits/helper-process.ts";
import { inTurnByAddress, type Place } from "../../limits/in-turn-by-address.ts";
import { lowerProcess } from "../../limits/lower-priority.ts";
import type { FileToRead } from "./read-schedule.ts";
import type { ReaderOrder, ReaderReport } from "./reader-launcher.ts";

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
  /** Who sends it, from where: the processes are shared out between addresses and accounts. */
  readonly by?: Place;
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
  // Twice what the dearest ordinary screenshot takes on a slow core, and some more.
  processorMs: 15_000,
  // Longer than a busy machine takes to give a small file its half second, shorter than proxies wait.
  clockMs: 45_000,
  memoryBytes: 640 * 1024 * 1024,
  atOnce: 2,
  waiting: 6,
};

const nobodyKnown: Place = ["", ""];
const maxAnswerBytes = 1024 * 1024;

const answerSchema = z.union([
  z.object({
    ok: z.literal(true),
    // One row that cannot be, such as one with more weeks than are kept, costs no other.
    rows: z
      .array(z.unknown())
      .transform((rows) => rows.flatMap((row) => scheduleRowSchema.safeParse(row).data ?? []))
      .readonly(),
    notes: z.array(z.string()).readonly(),
  }),
  z.object({ ok: z.literal(false), reason: z.enum(["nothing", "no-text", "too-many"]) }),
  z.object({ ok: z.literal(false), reason: z.literal("language"), language: z.string().max(60) }),
  // The kind of error alone, so that a fault of ours is seen: its message may quote the file.
  z.object({ ok: z.literal(false), reason: z.literal("unreadable"), fault: z.string().max(200) }),
]);

export type ScheduleReading = z.infer<typeof answerSchema>;

const launcherFile = new URL("./reader-launcher.ts", import.meta.url);
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

const argsFor = ({ kind, timeZone = "" }: FileToRead, limits: ReaderLimits): readonly string[] => [
  ...readerPermissions,
  "--no-warnings",
  // To translate what strips the types a second time, for speed, costs more than it brings.
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

const resultOf = (report: ReaderReport): ReadResult => {
  const { answer, killedBy, stopped } = report;
  if (stopped !== undefined) return { ok: false, reason: stopped };
  if (killedBy === null) return parseAnswer(answer);
  return { ok: false, reason: killedBy === "SIGTERM" ? "slow" : "heavy" };
};

/**
 * Reads files in processes of their own, a few at a time: whatever a file does to its parser, the
 * server goes on answering, and the process ends in time.
 */
export const createScheduleReader = (overrides: Partial<ReaderLimits> = {}): ScheduleReader => {
  const limits = { ...usualLimits, ...overrides };
  // To start a process means to copy the table of the starter's memory: in the server that takes so
  // long that everybody would wait for it.
  const launcher = createHelperProcess<ReaderOrder, ReaderReport>({
    file: launcherFile,
    onStart: lowerProcess,
  });
  const turn = inTurnByAddress({ atOnce: limits.atOnce, inLine: limits.waiting });
  let closed = false;

  const read = async (input: ReadInput): Promise<ReadResult> => {
    const { bytes, signal } = input;
    const { clockMs } = limits;
    const isOff = () => closed || signal?.aborted === true;
    if (isOff()) return { ok: false, reason: "cancelled" };
    const args = argsFor(input, limits);
    const report = await launcher.run({ given: { args, bytes, clockMs, maxAnswerBytes }, signal });
    if (isOff()) return { ok: false, reason: "cancelled" };
    return report === undefined ? { ok: false, reason: "cancelled" } : resultOf(report);
  };

  return {
    read: (input) =>
      turn<ReadResult>({
        by: input.by ?? nobodyKnown,
        work: () => read(input),
        whenFull: () => ({ ok: false, reason: "busy" }),
      }),
    close: async () => {
      closed = true;
      launcher.close();
    },
  };
};
