import { execFileSync } from "node:child_process";
import { copyFileSync, fstatSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqlite } from "../../test/open-database.ts";
import { StartRefused } from "../start-refused.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";

const row = { bucket: "a", hits: 1, resets_at: 1 };

describe("a SQLite database", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "planner-sqlite-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("writes ahead", async () => {
    const { db, close } = await openSqlite({ folder });
    const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
    await close();
    expect(journal.rows[0]?.journal_mode).toBe("wal");
  });

  it("answers a write when it is on the disk, and other requests meanwhile", async () => {
    let slow: PromiseWithResolvers<void> | undefined;
    const { db, lightly, close } = await openSqlite({
      folder,
      toDisk: async () => slow?.promise,
    });
    slow = Promise.withResolvers();
    const answered: string[] = [];
    const write = (bucket: string) =>
      db
        .insertInto("rate_limit")
        .values({ ...row, bucket })
        .execute()
        .then(() => answered.push(bucket));
    const written = [write("one"), db.transaction().execute(async () => answered.push("begun"))];
    const buckets = () => db.selectFrom("rate_limit").select("bucket").orderBy("bucket").execute();
    expect(await buckets()).toEqual([{ bucket: "one" }]);
    await lightly((to) =>
      to
        .insertInto("rate_limit")
        .values({ ...row, bucket: "counted" })
        .execute(),
    );
    written.push(write("two"));
    expect(await buckets()).toHaveLength(3);
    expect(answered).toEqual(["begun"]);
    slow.resolve();
    await Promise.all(written);
    expect(answered).toEqual(["begun", "one", "two"]);
    await close();
  });

  it("has its log flushed, and no other file", async () => {
    const flushed: number[] = [];
    const flush = async (handle: number) => {
      flushed.push(fstatSync(handle).ino);
    };
    const { db, close } = await openSqlite({ folder, toDisk: flush });
    await db.insertInto("rate_limit").values(row).execute();
    expect(flushed.at(-1)).toBe(statSync(join(folder, "planner.sqlite-wal")).ino);
    const writes = flushed.length;
    await db.selectFrom("rate_limit").selectAll().execute();
    expect(flushed).toHaveLength(writes);
    await close();
  });

  it("calls nothing safe any more once the disk has failed to take something", async () => {
    let fault: Error | undefined;
    const flush = async () => {
      if (fault !== undefined) throw fault;
    };
    const { db, ping, close } = await openSqlite({ folder, toDisk: flush });
    fault = new Error("EIO");
    const write = (bucket: string) =>
      db
        .insertInto("rate_limit")
        .values({ ...row, bucket })
        .execute();
    await expect(write("one")).rejects.toThrow(DatabaseUnavailable);
    fault = undefined;
    await expect(write("two")).rejects.toThrow(DatabaseUnavailable);
    await expect(ping()).rejects.toThrow(DatabaseUnavailable);
    await close();
  });

  it("has its log copied into its file by a thread, while no request waits", async () => {
    const { db, close } = await openSqlite({ folder });
    await db.insertInto("rate_limit").values(row).execute();
    const inFileAlone = () => {
      const copy = join(folder, "copy.sqlite");
      copyFileSync(join(folder, "planner.sqlite"), copy);
      const file = new DatabaseSync(copy, { readOnly: true });
      try {
        return file.prepare("select bucket from rate_limit").all().length;
      } catch {
        return 0;
      } finally {
        file.close();
      }
    };
    expect(inFileAlone()).toBe(0);
    await expect.poll(inFileAlone, { interval: 200 }).toBe(1);
    await close();
  });

  it("is owned by one server at a time", async () => {
    const first = await openSqlite({ folder });
    await expect(openSqlite({ folder })).rejects.toThrow(/already running on the data folder/);
    await expect(first.ping()).resolves.toBeUndefined();
    await first.close();
    const second = await openSqlite({ folder });
    await second.close();
  });

  it("that is full is unavailable, and serves again when there is room", async () => {
    const { db, close } = await openSqlite({ folder });
    await sql`pragma max_page_count = 1`.execute(db);
    const insertMuch = () =>
      db
        .insertInto("rate_limit")
        .values({ ...row, bucket: "x".repeat(100_000) })
        .execute();
    await expect(insertMuch()).rejects.toThrow(DatabaseUnavailable);
    await sql`pragma max_page_count = 100000`.execute(db);
    await expect(insertMuch()).resolves.toBeDefined();
    await close();
  });

  it("that is full in the middle of a transaction is unavailable too, and says nothing else", async () => {
    const { db, close } = await openSqlite({ folder });
    const fill = () =>
      db.transaction().execute(async (tx) => {
        for (let nr = 0; nr < 100; nr += 1)
          await tx
            .insertInto("rate_limit")
            .values({ ...row, bucket: `${nr} ${"x".repeat(100_000)}` })
            .execute();
      });
    await sql`pragma cache_size = 1`.execute(db);
    await sql`pragma max_page_count = 200`.execute(db);
    await expect(fill()).rejects.toThrow(DatabaseUnavailable);
    await sql`pragma max_page_count = 100000`.execute(db);
    await expect(fill()).resolves.toBeUndefined();
    await close();
  });

  it("that another program holds is unavailable, and serves again when let go", async () => {
    const { db, close } = await openSqlite({ folder });
    await sql`pragma busy_timeout = 20`.execute(db);
    const other = new DatabaseSync(join(folder, "planner.sqlite"));
    other.exec("begin immediate");
    await expect(db.insertInto("rate_limit").values(row).execute()).rejects.toThrow(
      DatabaseUnavailable,
    );
    other.exec("rollback");
    other.close();
    await expect(db.insertInto("rate_limit").values(row).execute()).resolves.toBeDefined();
    await close();
  });

  it("that is not a database stops the start with one sentence, and is left unchanged", async () => {
    writeFileSync(join(folder, "planner.sqlite"), "not a database ".repeat(100));
    await expect(openSqlite({ folder })).rejects.toThrow(/cannot be opened/);
  });

  it("in a folder that cannot be made stops the start with one sentence", async () => {
    writeFileSync(join(folder, "file"), "");
    const opening = openSqlite({ folder: join(folder, "file", "data") });
    await expect(opening).rejects.toThrow(StartRefused);
    await expect(opening).rejects.toThrow(/cannot be written to; choose another with DATA_DIR/);
  });

  it("that closes during a checkpoint lets the process say why it ends", () => {
    const checkpoints = new URL("./checkpoints.ts", import.meta.url).href;
    const program = `
      const { DatabaseSync } = await import("node:sqlite");
      const { keepCheckpoints } = await import(${JSON.stringify(checkpoints)});
      const file = ${JSON.stringify(join(folder, "a.sqlite"))};
      new DatabaseSync(file).exec("pragma journal_mode = wal; create table a (b)");
      const { stop } = keepCheckpoints({ file, copyHere: async () => undefined, everyMs: 1 });
      await new Promise((done) => setTimeout(done, 10));
      await stop();
      console.log("said");`;
    const args = ["--no-warnings", "--input-type=module", "--eval", program];
    expect(execFileSync(process.execPath, args, { encoding: "utf8" })).toBe("said\n");
  });
});
