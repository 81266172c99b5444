import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteAdapter, SqliteDialect, sql } from "kysely";
import { StartRefused } from "../start-refused.ts";
import { lockDataFolder } from "./data-folder.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { nodeSqlite } from "./node-sqlite.ts";
import type { Schema } from "./schema.ts";

/** Kysely says no here, and then a process killed between two statements leaves half a migration. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

const busyMs = 2_000;

const settings = `
  pragma busy_timeout = ${busyMs};
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma foreign_keys = on;
  pragma trusted_schema = off;
`;

function openFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec(settings);
    return database;
  } catch (cause) {
    database?.close();
    throw new StartRefused(
      `The database ${file} cannot be opened; restore it from a backup or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
}

/**
 * Deleted content is overwritten in the file, but the log still has the pages as they were. A backup
 * under way keeps it for now: nobody is to wait for it here, and the next deletion empties it.
 */
const emptyLog = (db: Kysely<Schema>) =>
  db.connection().execute(async (alone) => {
    await sql`pragma busy_timeout = 0`.execute(alone);
    await sql`pragma wal_checkpoint(truncate)`.execute(alone);
    await sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(alone);
  });

export async function openSqlite({ folder }: { readonly folder: string }): Promise<Database> {
  const lock = lockDataFolder(folder);
  try {
    const file = openFile(join(folder, "planner.sqlite"));
    const db = new Kysely<Schema>({
      dialect: new NodeSqliteDialect({ database: nodeSqlite(file) }),
    });
    const close = async () => {
      await db.destroy();
      if (file.isOpen) file.close();
      lock.release();
    };
    try {
      await migrate({ db, kind: "sqlite" });
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return {
      kind: "sqlite",
      db,
      ping: async () => {
        await sql`select 1 from sqlite_schema limit 1`.execute(db);
      },
      scrub: () => emptyLog(db),
      close,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
