import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, describe, inject } from "vitest";
import type { Database, DatabaseKind } from "../src/database/database.ts";
import { migratedDatabase } from "./migrated.ts";
import { openPostgres, openSqlite } from "./open-database.ts";
import { silentLog } from "./silent-log.ts";

/** A fresh, migrated database, closed and removed when the suite ends. */
export type MakeDatabase = () => Promise<Database>;

type Undo = () => Promise<void> | void;

async function runSql(text: string) {
  const client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await client.query(text);
  await client.end();
}

/**
 * The address of a database on the test run's PostgreSQL server: an empty one, if no other is
 * copied.
 */
export async function createPostgresDatabase({
  template = "template1",
} = {}): Promise<{ url: string; drop: Undo }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runSql(`create database ${name} template ${template}`);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runSql(`drop database ${name} with (force)`) };
}

/** A data folder of its own, with a database that is migrated and empty. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "planner-test-"));
  cpSync(inject("migratedFolder"), folder, { recursive: true });
  return folder;
}

async function makeSqlite(undo: Undo[]): Promise<Database> {
  const folder = makeDataFolder();
  const database = await openSqlite({ folder });
  undo.push(database.close, () => rmSync(folder, { recursive: true }));
  return database;
}

async function makePostgres(undo: Undo[]): Promise<Database> {
  const { url, drop } = await createPostgresDatabase({ template: migratedDatabase });
  const database = await openPostgres({ url, log: silentLog });
  undo.push(database.close, drop);
  return database;
}

export const postgresIsAvailable = () => inject("postgresUrl") !== "";

/** Runs one suite against SQLite and against PostgreSQL; the latter is skipped if there is none. */
export function describeOnEachDatabase(
  name: string,
  suite: (makeDatabase: MakeDatabase, kind: DatabaseKind) => void,
) {
  const kinds = [
    { kind: "sqlite", make: makeSqlite, available: true },
    { kind: "postgres", make: makePostgres, available: postgresIsAvailable() },
  ] as const;
  for (const { kind, make, available } of kinds) {
    describe.skipIf(!available)(`${name} on ${kind}`, () => {
      const undo: Undo[] = [];
      afterAll(async () => {
        for (const step of undo.splice(0)) await step();
      });
      suite(() => make(undo), kind);
    });
  }
}
