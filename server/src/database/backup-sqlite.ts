import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefused } from "../start-refused.ts";
import { putOnDisk } from "./new-file.ts";

interface BackupInput {
  readonly folder: string;
  /** Never overwrites a file. */
  readonly file: string;
}

function copyOf({ source, part }: { readonly source: string; readonly part: string }) {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // One snapshot: concurrent writes neither wait nor are half included.
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

/** The whole embedded database in one file, renamed when complete. */
export function backupSqlite({ folder, file }: BackupInput): void {
  const source = join(folder, "planner.sqlite");
  if (!existsSync(source)) {
    throw new StartRefused(`There is no database in ${folder}; name its folder with DATA_DIR.`);
  }
  if (existsSync(file)) throw new StartRefused(`${file} is there already; choose another name.`);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    // It holds personal data: no other user of this machine may read it.
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
