import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefused } from "../start-refused.ts";
import { lockDataFolder } from "./data-folder.ts";
import { putOnDisk } from "./new-file.ts";

interface RestoreInput {
  readonly folder: string;
  readonly file: string;
  readonly now: Date;
}

const names = ["planner.sqlite", "planner.sqlite-wal", "planner.sqlite-shm"];

function problemOf(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const isWhole = database.prepare("pragma integrity_check").get()?.integrity_check === "ok";
      if (!isWhole) return "it is damaged";
      database.prepare("select count(*) from account_user").get();
      return undefined;
    } finally {
      database.close();
    }
  } catch {
    return "it is no backup of Smart Planner";
  }
}

export const restoreKeptDays = 30;
const stamped = /^before-(\d{4}-\d\d-\d\d)T/;

/** Removes what earlier restores set aside: it holds accounts deleted since. */
export function dropOldRestores({ folder, now }: Omit<RestoreInput, "file">): void {
  if (!existsSync(folder)) return;
  const oldest = new Date(now.getTime() - restoreKeptDays * 86_400_000).toISOString().slice(0, 10);
  for (const name of readdirSync(folder)) {
    const day = stamped.exec(name)?.[1];
    if (day !== undefined && day < oldest)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Restores a backup with the server stopped; returns where the old data went. */
export function restoreSqlite({ folder, file, now }: RestoreInput): string | undefined {
  if (!existsSync(file)) throw new StartRefused(`There is no file ${file}.`);
  const problem = problemOf(file);
  if (problem !== undefined) throw new StartRefused(`${file} was not restored: ${problem}.`);
  const lock = lockDataFolder(folder);
  try {
    const part = join(folder, "planner.sqlite.new");
    rmSync(part, { force: true });
    copyFileSync(file, part);
    putOnDisk(part);
    const there = names.filter((name) => existsSync(join(folder, name)));
    const kept = join(folder, `before-${now.toISOString().replaceAll(/[:.]/g, "-")}`);
    if (there.length > 0) mkdirSync(kept, { mode: 0o700 });
    for (const name of there) renameSync(join(folder, name), join(kept, name));
    renameSync(part, join(folder, "planner.sqlite"));
    putOnDisk(folder);
    return there.length > 0 ? kept : undefined;
  } finally {
    lock.release();
  }
}
