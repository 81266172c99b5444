import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as letOthersRun, setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeAccounts, password } from "../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { openSqlite } from "../../test/open-database.ts";
import { change } from "../../test/workspace-client.ts";
import type { Database } from "../database/database.ts";
import { dropOwnerless } from "../database/drop-ownerless.ts";

const signedUp = async (database: Database) => {
  const accounts = await makeAccounts({ database });
  const { browser, email, uid } = await accounts.signedUp();
  const sync = (device: typeof browser, changes: readonly unknown[]) =>
    device.ask("/api/workspace/sync", {
      method: "POST",
      body: { protocol: 1, user: uid, device: "device01", cursor: 0, changes },
    });
  return { accounts, browser, email, uid, sync };
};

const everyRow = async ({ db }: Database) => {
  const rows: unknown[] = [];
  for (const { name } of await db.introspection.getTables())
    rows.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  return JSON.stringify(rows);
};

describeOnEachDatabase("an account that is deleted while devices write", (makeDatabase) => {
  it("leaves no row behind", async () => {
    const database = await makeDatabase();
    for (let round = 0; round < 8; round += 1) {
      const { accounts, browser, email, uid, sync } = await signedUp(database);
      const phone = accounts.browser();
      await phone.signIn(email);
      let isOver = false;
      let refused = 0;
      const writer = async (name: string) => {
        for (let nr = 0; !isOver; nr += 1) {
          const registers = Array.from(
            { length: 20 },
            (_, each) => `progress/${name} ${nr} ${each}`,
          );
          const changes = registers.map((register) => change(register, "true", Date.now()));
          await letOthersRun();
          const { status } = await sync(phone, changes);
          if (status === 401) refused += 1;
          else expect(status).toBe(200);
          if (refused > 8) return;
        }
      };
      const writers = ["a", "b", "c", "d"].map(writer);
      await wait(30);
      const deleted = await browser.post("/delete", { password });
      isOver = true;
      await Promise.all(writers);
      expect(deleted.status).toBe(200);
      expect(await everyRow(database)).not.toContain(uid);
    }
  });
});

describeOnEachDatabase("every table with rows of people", (makeDatabase, kind) => {
  it("loses them with the account, also during concurrent writes", async () => {
    const { db } = await makeDatabase();
    const tables = await db.introspection.getTables();
    const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === "user_id"));
    expect(owned.length).toBeGreaterThan(4);
    for (const { name } of owned) {
      const found =
        kind === "sqlite"
          ? await sql<{ to: string; rule: string }>`
              select "table" as "to", on_delete as rule from pragma_foreign_key_list(${name})
              where "from" = 'user_id'`.execute(db)
          : await sql<{ to: string; rule: string }>`
              select confrelid::regclass::text as "to",
                case confdeltype when 'c' then 'CASCADE' else 'other' end as rule
              from pg_constraint where contype = 'f' and conrelid = ${name}::regclass`.execute(db);
      const owners = ["account_user", "notification_settings"];
      expect(found.rows, `${name} has no owner`).toContainEqual({
        to: expect.toSatisfy((to: string) => owners.includes(to)),
        rule: "CASCADE",
      });
    }
  });
});

describe("the file of an embedded database", () => {
  it("is swept of rows whose account was removed by hand, and of no others", async () => {
    const folder = mkdtempSync(join(tmpdir(), "planner-swept-"));
    const database = await openSqlite({ folder });
    const [gone, stays] = [await signedUp(database), await signedUp(database)];
    for (const { browser, sync } of [gone, stays])
      await sync(browser, [change("quickPlanHours", "4", Date.now())]);
    await sql`pragma foreign_keys = off`.execute(database.db);
    await database.db.deleteFrom("account_user").where("id", "=", gone.uid).execute();
    await sql`pragma foreign_keys = on`.execute(database.db);
    expect(await everyRow(database)).toContain(gone.uid);
    await dropOwnerless(database);
    const left = await everyRow(database);
    expect(left).not.toContain(gone.uid);
    expect(left).toContain(stays.uid);
    expect(left).toContain("quickPlanHours");
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it("keeps nothing of a deleted account, neither in free pages nor in the log", async () => {
    const folder = mkdtempSync(join(tmpdir(), "planner-erased-"));
    const database = await openSqlite({ folder });
    const { browser, email, uid, sync } = await signedUp(database);
    const long = JSON.stringify({
      "05-March-2027": [{ subject: "unmistakable".repeat(2_000), hours: 1 }],
    });
    const changes = [
      change("quickPlanCache", long, Date.now()),
      change("progress/unmistakable", "true", Date.now()),
    ];
    expect((await sync(browser, changes)).status).toBe(200);
    const onDisk = () =>
      ["planner.sqlite", "planner.sqlite-wal"]
        .map((name) => readFileSync(join(folder, name), "latin1"))
        .join("");
    expect(onDisk()).toContain("unmistakable");
    expect((await browser.post("/delete", { password })).status).toBe(200);
    const left = onDisk();
    for (const trace of ["unmistakable", email, uid]) expect(left.includes(trace)).toBe(false);
    await database.close();
    rmSync(folder, { recursive: true });
  });
});
