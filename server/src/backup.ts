import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readConfig } from "./config.ts";
import { backupSqlite } from "./database/backup-sqlite.ts";
import { StartRefused } from "./start-refused.ts";

function backup(to: string | undefined): string {
  if (to === undefined) throw new StartRefused("Name the file: npm run backup -- FILE");
  if (existsSync(".env")) process.loadEnvFile(".env");
  const read = readConfig(process.env);
  if (!read.ok) throw new StartRefused(read.message);
  const { database } = read.config;
  if (database.kind === "postgres") {
    throw new StartRefused("DATABASE_URL is set: back PostgreSQL up with its own pg_dump.");
  }
  const file = resolve(to);
  backupSqlite({ folder: database.folder, file });
  return file;
}

try {
  console.log(`Backed up to ${backup(process.argv[2])}`);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
