import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { openPostgres, openSqlite } from "./open-database.ts";
import { silentLog } from "./silent-log.ts";

/** Migrated once in a test run, and copied for every suite. */
export const migratedDatabase = "migrated";

export async function migrateFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "planner-migrated-"));
  const { close } = await openSqlite({ folder });
  await close();
  return folder;
}

export async function migratePostgres(server: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${migratedDatabase}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${migratedDatabase}`;
  const { close } = await openPostgres({ url: url.href, log: silentLog });
  await close();
}
