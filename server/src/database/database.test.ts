import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  createPostgresDatabase,
  describeOnEachDatabase,
  postgresIsAvailable,
} from "../../test/each-database.ts";
import { openPostgres } from "../../test/open-database.ts";
import { silentLog } from "../../test/silent-log.ts";
import { migrations } from "../migrations.ts";
import { StartRefused } from "../start-refused.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";

const row = (bucket: string, hits = 1) => ({ bucket, hits, resets_at: 1_800_000_000_000 });

const buckets = async ({ db }: Database) => {
  const rows = await db.selectFrom("rate_limit").select("bucket").orderBy("bucket").execute();
  return rows.map(({ bucket }) => bucket);
};

describeOnEachDatabase("database", (makeDatabase) => {
  it("stores values and gives numbers back as numbers", async () => {
    const database = await makeDatabase();
    await database.db.insertInto("rate_limit").values(row("a", 7)).execute();
    const found = await database.db.selectFrom("rate_limit").selectAll().executeTakeFirst();
    expect({ ...found }).toEqual({ bucket: "a", hits: 7, resets_at: 1_800_000_000_000 });
  });

  it("reports how many rows a change touched", async () => {
    const { db } = await makeDatabase();
    await db
      .insertInto("rate_limit")
      .values([row("a"), row("b")])
      .execute();
    const result = await db.deleteFrom("rate_limit").executeTakeFirst();
    expect(result.numDeletedRows).toBe(2n);
  });

  it("undoes a transaction that throws", async () => {
    const database = await makeDatabase();
    const failing = database.db.transaction().execute(async (tx) => {
      await tx.insertInto("rate_limit").values(row("a")).execute();
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await buckets(database)).toEqual([]);
  });

  it("keeps concurrent transactions apart", async () => {
    const database = await makeDatabase();
    await database.db.insertInto("rate_limit").values(row("counter", 0)).execute();
    const addOne = () =>
      database.db.transaction().execute(async (tx) => {
        const { hits } = await tx
          .selectFrom("rate_limit")
          .select("hits")
          .$if(database.kind === "postgres", (query) => query.forUpdate())
          .executeTakeFirstOrThrow();
        await new Promise((resolve) => setImmediate(resolve));
        await tx
          .updateTable("rate_limit")
          .set({ hits: hits + 1 })
          .execute();
      });
    const rollBack = () =>
      database.db.transaction().execute(async (tx) => {
        await tx.updateTable("rate_limit").set({ hits: 1_000 }).execute();
        throw new Error("no");
      });
    await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => (index % 3 === 2 ? rollBack() : addOne())),
    );
    const { hits } = await database.db
      .selectFrom("rate_limit")
      .select("hits")
      .executeTakeFirstOrThrow();
    expect(hits).toBe(20);
  });

  it("rolls back to a savepoint", async () => {
    const database = await makeDatabase();
    const tx = await database.db.startTransaction().execute();
    await tx.insertInto("rate_limit").values(row("kept")).execute();
    const inner = await tx.savepoint("inner").execute();
    await inner.insertInto("rate_limit").values(row("dropped")).execute();
    await (await inner.rollbackToSavepoint("inner").execute()).commit().execute();
    expect(await buckets(database)).toEqual(["kept"]);
  });

  it("refuses a second row with the same key and stays usable", async () => {
    const database = await makeDatabase();
    await database.db.insertInto("rate_limit").values(row("a")).execute();
    await expect(database.db.insertInto("rate_limit").values(row("a")).execute()).rejects.toThrow();
    await database.db.insertInto("rate_limit").values(row("b")).execute();
    expect(await buckets(database)).toEqual(["a", "b"]);
  });

  it("keeps text exactly, whatever it holds", async () => {
    const database = await makeDatabase();
    const names = [
      "__proto__",
      "a'; drop table rate_limit; --",
      "\u{1f4da} مرحبا",
      "x".repeat(10_000),
    ];
    await database.db
      .insertInto("rate_limit")
      .values(names.map((name) => row(name)))
      .execute();
    expect(new Set(await buckets(database))).toEqual(new Set(names));
  });

  it("holds foreign keys", async () => {
    const { db } = await makeDatabase();
    await sql`create table child (bucket text references rate_limit (bucket))`.execute(db);
    await expect(sql`insert into child values ('nobody')`.execute(db)).rejects.toThrow();
  });

  it("answers a ping", async () => {
    const database = await makeDatabase();
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it("runs a migration once", async () => {
    const { db, kind } = await makeDatabase();
    expect(await migrate({ db, kind, steps: migrations })).toEqual([]);
  });

  it("undoes a migration that fails half-way", async () => {
    const { db, kind } = await makeDatabase();
    const steps = {
      ...migrations,
      "999-broken": async ({ db: tx }: { readonly db: Kysely<unknown> }) => {
        await tx.schema.createTable("half").addColumn("id", "integer").execute();
        await sql`this is not sql`.execute(tx);
      },
    };
    await expect(migrate({ db, kind, steps })).rejects.toThrow(StartRefused);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain("half");
    await expect(migrate({ db, kind, steps: migrations })).resolves.toEqual([]);
  });

  it("refuses a database that a newer version wrote", async () => {
    const { db, kind } = await makeDatabase();
    await migrate({ db, kind, steps: { ...migrations, "999-later": async () => undefined } });
    await expect(migrate({ db, kind, steps: migrations })).rejects.toThrow(
      "another version of Smart Planner",
    );
  });
});

describe.skipIf(!postgresIsAvailable())("several processes on one PostgreSQL database", () => {
  it("migrate at the same time without a failure", async () => {
    const { url, drop } = await createPostgresDatabase();
    const open = () => openPostgres({ url, log: silentLog });
    const databases = await Promise.all([open(), open(), open(), open()]);
    await Promise.all(databases.map((database) => database.ping()));
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });
});
