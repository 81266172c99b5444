import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { makeApp } from "../../test/make-app.ts";
import { openSqlite } from "../../test/open-database.ts";
import type { Database } from "../database/database.ts";
import { healthCapability } from "./health.ts";

const ask = async (database: Database) => {
  const app = makeApp({ capabilities: [healthCapability({ database })] });
  const response = await app.request("/api/health");
  return { status: response.status, body: await response.json() };
};

describeOnEachDatabase("health", (makeDatabase) => {
  it("writes to see whether it can, once for many that ask", async () => {
    const database = await makeDatabase();
    const times = async () =>
      (await database.db.selectFrom("health_probe").select("written_at").execute()).length;
    expect(await times()).toBe(0);
    expect(await ask(database)).toEqual({ status: 200, body: { status: "ok", database: "up" } });
    expect(await times()).toBe(1);
    await database.db.updateTable("health_probe").set({ written_at: 7 }).execute();
    await ask(database);
    const [row] = await database.db.selectFrom("health_probe").selectAll().execute();
    expect(row?.written_at).toBe(7);
  });

  it("says so when nothing can be written", async () => {
    const database = await makeDatabase();
    await sql`drop table health_probe`.execute(database.db);
    expect((await ask(database)).status).toBe(503);
  });
});

describe("health of an embedded database", () => {
  let folder: string;
  let database: Database;
  const file = () => join(folder, "planner.sqlite");
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "planner-health-"));
    database = await openSqlite({ folder });
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it("says so when the file may only be read", async () => {
    await sql`pragma query_only = on`.execute(database.db);
    expect(await ask(database)).toEqual({
      status: 503,
      body: { status: "unavailable", database: "down", error: expect.any(String) },
    });
  });

  it("says so when the disk is full", async () => {
    await database.close();
    let free = 100_000_000;
    database = await openSqlite({ folder, freeBytes: () => free });
    expect((await ask(database)).status).toBe(200);
    free = 4_096;
    expect((await ask(database)).status).toBe(503);
    free = 100_000_000;
    expect((await ask(database)).status).toBe(200);
  });

  it("says so when pages of the file are damaged", async () => {
    const { db } = database;
    const rows = Array.from({ length: 200 }, (_, nr) => ({
      bucket: `${nr} ${"x".repeat(2_000)}`,
      hits: 1,
      resets_at: 1,
    }));
    await db.insertInto("rate_limit").values(rows).execute();
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    expect((await ask(database)).status).toBe(200);
    const handle = openSync(file(), "r+");
    const { size } = statSync(file());
    for (let at = size - 40 * 4_096; at < size; at += 4_096)
      writeSync(handle, Buffer.alloc(4_096, 0xa5), 0, 4_096, at);
    closeSync(handle);
    await database.inspect();
    expect((await ask(database)).status).toBe(503);
  });
});

describe("the file of an embedded database that was cut off", () => {
  it("is not taken for a new product", async () => {
    const folder = mkdtempSync(join(tmpdir(), "planner-empty-"));
    await (await openSqlite({ folder })).close();
    truncateSync(join(folder, "planner.sqlite"), 0);
    await expect(openSqlite({ folder })).rejects.toThrow(/is empty: something has cut it off/);
    rmSync(join(folder, "planner.sqlite"));
    await (await openSqlite({ folder })).close();
    rmSync(folder, { recursive: true });
  });
});
