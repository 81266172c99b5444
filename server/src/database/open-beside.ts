import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect } from "kysely";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import type { DatabaseConfig } from "./database-config.ts";
import { nodeSqlite } from "./node-sqlite.ts";
import { emptyLog, settings } from "./open-sqlite.ts";
import { createPostgresPool } from "./postgres-pool.ts";
import type { Schema } from "./schema.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";

const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

type Beside = Pick<Database, "kind" | "db" | "scrub" | "close">;

/** Beside a running server: no lock, no migration. */
export function openBeside({ config }: { readonly config: DatabaseConfig }): Beside {
  if (config.kind === "postgres") {
    const times = { connectMs: 4_000, statementMs: 60_000 };
    const pool = createPostgresPool({ url: config.url, log, size: 1, times });
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    return { kind: "postgres", db, scrub: async () => undefined, close: () => db.destroy() };
  }
  const file = new DatabaseSync(join(config.folder, "planner.sqlite"));
  file.exec(settings);
  const database = nodeSqlite({ database: file, onDamage: quiet });
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect({ database }) });
  return { kind: "sqlite", db, scrub: () => emptyLog(db), close: () => db.destroy() };
}
