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
  /** The data folder. */
  readonly folder: string;
  readonly log: Log;
  readonly now?: () => Date;
}

const workerFile = new URL("../database/backup-worker.ts", import.meta.url);
const hourMs = 3_600_000;
const name = /^planner-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.sqlite$/;

/** In a thread of its own: it copies everything, and everybody else would wait for it. */
const copy = (input: { readonly folder: string; readonly file: string }) =>
  new Promise<void>((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: input });
    worker.once("error", reject);
    worker.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("No backup was made.")),
    );
  });

const backupsIn = (to: string) =>
  readdirSync(to)
    .filter((file) => name.test(file))
    .sort();

/** When the newest was made; a restart does not begin the count anew. */
function newestIn(to: string): number {
  const [, day, time] = /^planner-(.{10})T(.{8})/.exec(backupsIn(to).at(-1) ?? "") ?? [];
  return day === undefined ? 0 : Date.parse(`${day}T${time?.replaceAll("-", ":")}Z`);
}

export function createBackups({
  to,
  everyHours,
  keep,
  folder,
  log,
  now = () => new Date(),
}: ScheduledInput) {
  mkdirSync(to, { recursive: true, mode: 0o700 });

  const makeOne = async () => {
    const at = now().toISOString().slice(0, 19).replaceAll(":", "-");
    const file = join(to, `planner-${at}.sqlite`);
    try {
      await copy({ folder, file });
      for (const old of backupsIn(to).slice(0, -keep)) rmSync(join(to, old));
      log.info("backed up", { file });
    } catch (error) {
      log.error("backup failed", describeError(error));
    }
  };

  let next: NodeJS.Timeout | undefined;
  let isStopped = false;
  const begin = () => {
    const dueAt = newestIn(to) + everyHours * hourMs;
    const wait = Math.max(0, dueAt - now().getTime());
    next = setTimeout(
      async () => {
        await makeOne();
        if (!isStopped) next = setTimeout(begin, Math.min(everyHours, 1) * hourMs).unref();
      },
      Math.min(wait, 24 * hourMs),
    ).unref();
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
