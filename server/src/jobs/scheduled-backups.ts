import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describeError, type Log } from "../log.ts";

export interface BackupConfig {
  readonly to: string;
  readonly everyHours: number;
  readonly keep: number;
}

interface ScheduledInput extends BackupConfig {
  readonly folder: string;
  readonly log: Log;
  readonly now?: () => Date;
}

const workerFile = new URL("../database/backup-worker.ts", import.meta.url);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const name = /^planner-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)\.sqlite(\.part)?$/;

/** In a thread: it copies everything. */
const copy = (input: { readonly folder: string; readonly file: string }) =>
  new Promise<void>((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: input });
    worker.once("error", reject);
    worker.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("No backup was made.")),
    );
  });

/** From its name; NaN for other files. */
function begunAt(file: string): number {
  const [, day, time = ""] = name.exec(file) ?? [];
  return Date.parse(`${day}T${time.replaceAll("-", ":")}Z`);
}

const filesIn = (to: string) =>
  readdirSync(to)
    .filter((file) => name.test(file))
    .sort();

const backupsIn = (to: string) => filesIn(to).filter((file) => file.endsWith(".sqlite"));

export function createBackups({
  to,
  everyHours,
  keep,
  folder,
  log,
  now = () => new Date(),
}: ScheduledInput) {
  mkdirSync(to, { recursive: true, mode: 0o700 });

  /** A server killed during a backup leaves an unfinished copy. */
  const removeUnfinished = () => {
    for (const file of filesIn(to))
      if (file.endsWith(".part") && begunAt(file) < now().getTime() - dayMs)
        rmSync(join(to, file), { force: true });
  };

  const makeOne = async () => {
    const at = now().toISOString().slice(0, 19).replaceAll(":", "-");
    const file = join(to, `planner-${at}.sqlite`);
    try {
      removeUnfinished();
      await copy({ folder, file });
      for (const old of backupsIn(to).slice(0, -keep)) rmSync(join(to, old));
      log.info("backed up", { file });
    } catch (error) {
      log.error("backup failed", describeError(error));
    }
  };

  /** Until the next backup; a restart does not reset it. */
  const timeLeft = (): number => {
    try {
      const newest = backupsIn(to).at(-1);
      return newest === undefined ? 0 : begunAt(newest) + everyHours * hourMs - now().getTime();
    } catch {
      // The folder is gone: the next backup reports it.
      return 0;
    }
  };

  let next: NodeJS.Timeout | undefined;
  let isStopped = false;
  const begin = async () => {
    if (timeLeft() <= 0) await makeOne();
    if (isStopped) return;
    // A failure is retried after an hour; a timer of a month would fire at once.
    const wait = timeLeft();
    next = setTimeout(begin, wait > 0 ? Math.min(wait, dayMs) : hourMs).unref();
  };

  return {
    makeOne,
    begin,
    stop: () => {
      isStopped = true;
      clearTimeout(next);
    },
  };
}
