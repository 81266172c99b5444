import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefused } from "../start-refused.ts";
import { putOnDisk } from "./new-file.ts";

interface BackupInput {
  /** The data folder; a server may be running on it. */
  readonly folder: string;
  /** Where the copy goes. Nothing is ever overwritten. */
  readonly file: string;
}

function copyOf({ source, part }: { readonly source: string; readonly part: string }) {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // One snapshot: what is written meanwhile neither waits for the copy nor gets into it by half.
    database.prepare("vacuum into ?").run(part);
  } finally {
    database.close();
  }
}

function isWhole(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare("pragma integrity_check").get()?.integrity_check === "ok";
  } finally {
    database.close();
  }
}

/** The whole embedded database in one file, which appears under its name only when it is complete. */
export function backupSqlite({ folder, file }: BackupInput): void {
  const source = join(folder, "planner.sqlite");
  if (!existsSync(source)) {
    throw new StartRefused(`There is no database in ${folder}; name its folder with DATA_DIR.`);
  }
  if (existsSync(file)) throw new StartRefused(`${file} is there already; choose another name.`);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    // It holds everybody's data: nobody else on this machine may read it.
    writeFileSync(part, "", { mode: 0o600 });
    copyOf({ source, part });
    if (!isWhole(part)) throw new Error("the copy is damaged");
    putOnDisk(part);
    renameSync(part, file);
    putOnDisk(dirname(file));
  } catch (cause) {
    rmSync(part, { force: true });
    const reason = cause instanceof Error ? cause.message : "unknown";
    throw new StartRefused(`No backup was made (${reason}).`, { cause });
  }
}
