import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefused } from "../start-refused.ts";
import { isSqliteError, sqliteCodes } from "./sqlite-errors.ts";

const notWritable = ({ folder, cause }: { folder: string; cause: unknown }) =>
  new StartRefused(
    `The data folder ${folder} cannot be written to; choose another with DATA_DIR or change its permissions.`,
    { cause },
  );

/** The operating system drops this lock when the process ends, unlike a pid file. */
export function lockDataFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw notWritable({ folder, cause });
  }
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, "planner.lock"));
    lock.exec("begin exclusive");
  } catch (cause) {
    lock?.close();
    if (isSqliteError(cause) && cause.errcode === sqliteCodes.busy) {
      throw new StartRefused(
        `Another Smart Planner is already running on the data folder ${folder}; stop it first or choose another folder with DATA_DIR.`,
      );
    }
    throw notWritable({ folder, cause });
  }
  const held = lock;
  return { release: () => held.close() };
}
