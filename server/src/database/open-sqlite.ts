import { statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { StartRefused } from "../start-refused.ts";
import { keepCheckpoints } from "./checkpoints.ts";
import { lockDataFolder } from "./data-folder.ts";
import type { Database } from "./database.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { watchFile } from "./file-watch.ts";
import { createLogFlush, type ToDisk } from "./log-flush.ts";
import { migrate } from "./migrate.ts";
import type { Migrations } from "./migration.ts";
import { ensureFile } from "./new-file.ts";
import { nodeSqlite } from "./node-sqlite.ts";
import type { Schema } from "./schema.ts";
import { createLending, SharedSqliteDialect } from "./sqlite-dialect.ts";
import { isSqliteError, sqliteCodes } from "./sqlite-errors.ts";
import { createWriteProbe } from "./write-probe.ts";

const busyMs = 2_000;

export const settings = `
  pragma busy_timeout = ${busyMs};
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma foreign_keys = on;
  pragma trusted_schema = off;
`;

/** Detects a read-only file at the start. */
const tryToWrite = "begin immediate; rollback;";

function openFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    ensureFile(file);
    database = new DatabaseSync(file);
    database.exec(settings);
    database.exec(tryToWrite);
    // `createLogFlush` and `keepCheckpoints` do it instead, in threads.
    database.exec("pragma synchronous = normal; pragma wal_autocheckpoint = 0");
    return database;
  } catch (cause) {
    database?.close();
    if (cause instanceof StartRefused) throw cause;
    if (isSqliteError(cause) && (cause.errcode & 0xff) === sqliteCodes.readonly) {
      throw new StartRefused(
        `The database ${file} may only be read; let this user write to it, or choose another folder with DATA_DIR.`,
        { cause },
      );
    }
    throw new StartRefused(
      `The database ${file} cannot be opened; restore it from a backup or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
}

/**
 * Deleted content is overwritten in the file, but the log still has the old pages. A running backup
 * keeps it until the next deletion.
 */
export const emptyLog = (db: Kysely<Schema>, atRest: () => Promise<void> = async () => undefined) =>
  db.connection().execute(async (alone) => {
    await atRest();
    await sql`pragma busy_timeout = 0`.execute(alone);
    await sql`pragma wal_checkpoint(truncate)`.execute(alone);
    await sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(alone);
  });

interface OpenInput {
  readonly folder: string;
  readonly migrations: Migrations;
  readonly freeBytes?: (folder: string) => number;
  readonly toDisk?: ToDisk;
}

const freeBytesOf = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** A small row may still fit on a full disk. */
const leastFreeBytes = 8 * 1024 * 1024;

export async function openSqlite({
  folder,
  migrations,
  freeBytes = freeBytesOf,
  toDisk,
}: OpenInput): Promise<Database> {
  const lock = lockDataFolder(folder);
  try {
    const path = join(folder, "planner.sqlite");
    const file = openFile(path);
    const watch = watchFile({ file: path });
    const log = createLogFlush({ file: `${path}-wal`, onFailure: watch.report, toDisk });
    const shared = {
      database: nodeSqlite({ database: file, onDamage: watch.report }),
      lend: createLending(),
    };
    const db = new Kysely<Schema>({
      dialect: new SharedSqliteDialect({ ...shared, flush: log.flush }),
    });
    // The log is sequential: the next flush includes this.
    const unflushed = new Kysely<Schema>({ dialect: new SharedSqliteDialect(shared) });
    const canWrite = createWriteProbe({ db });
    const checkpoints = keepCheckpoints({
      file: path,
      copyHere: () => sql`pragma wal_checkpoint(passive)`.execute(db),
    });
    const end = async () => {
      watch.stop();
      await checkpoints.stop();
      await db.destroy();
      await log.close();
    };
    try {
      await migrate({ db, kind: "sqlite", steps: migrations });
    } catch (error) {
      await end();
      throw error;
    }
    return {
      kind: "sqlite",
      db,
      lightly: (run) => run(unflushed),
      ping: async () => {
        watch.mustBeWhole();
        if (freeBytes(folder) < leastFreeBytes)
          throw new DatabaseUnavailable(new Error("The disk is full."));
        await sql`select 1 from sqlite_schema limit 1`.execute(db);
        await canWrite();
      },
      inspect: watch.look,
      scrub: () => emptyLog(db, checkpoints.atRest),
      close: async () => {
        await end();
        if (file.isOpen) file.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
