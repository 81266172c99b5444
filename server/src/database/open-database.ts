import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import type { DatabaseConfig } from "./database-config.ts";
import type { Migrations } from "./migration.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";

interface OpenDatabaseInput {
  readonly config: DatabaseConfig;
  readonly migrations: Migrations;
  readonly log: Log;
}

export function openDatabase({ config, migrations, log }: OpenDatabaseInput): Promise<Database> {
  return config.kind === "sqlite"
    ? openSqlite({ folder: config.folder, migrations })
    : openPostgres({ url: config.url, migrations, log });
}
