import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefused } from "../start-refused.ts";

/** Flushes a file or, if the system can, a folder. */
export function putOnDisk(path: string): void {
  if (process.platform === "win32" && statSync(path).isDirectory()) return;
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** Creates the file. It is renamed once it has content, so that an empty file always means data loss. */
export function ensureFile(file: string): void {
  if (existsSync(file)) {
    if (statSync(file).size > 0) return;
    throw new StartRefused(
      `The database ${file} is empty: something has cut it off. Restore it from a backup, or move it away to start empty.`,
    );
  }
  if (existsSync(`${file}-wal`)) {
    throw new StartRefused(
      `The database ${file} is gone, but ${file}-wal is there. Restore both from a backup, or move that file away to start empty.`,
    );
  }
  const part = `${file}.new`;
  rmSync(part, { force: true });
  const database = new DatabaseSync(part);
  database.exec(
    "pragma journal_mode = wal; create table starting (id integer); drop table starting;",
  );
  database.close();
  putOnDisk(part);
  renameSync(part, file);
  putOnDisk(dirname(file));
}
