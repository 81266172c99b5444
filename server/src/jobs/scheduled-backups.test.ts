import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSqlite } from "../../test/open-database.ts";
import { silentLog } from "../../test/silent-log.ts";
import { dropOldRestores, restoreSqlite } from "../database/restore-sqlite.ts";
import { createBackups } from "./scheduled-backups.ts";

let place: string;
const folder = () => join(place, "data");
const to = () => join(place, "backups");
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "planner-scheduled-"));
});
afterEach(() => rmSync(place, { recursive: true }));

const row = { bucket: "kept", hits: 1, resets_at: 1 };
const bucketsIn = async () => {
  const database = await openSqlite({ folder: folder() });
  const rows = await database.db.selectFrom("rate_limit").select("bucket").execute();
  await database.close();
  return rows.map(({ bucket }) => bucket);
};

const backupsAt = (now: () => Date) =>
  createBackups({ to: to(), everyHours: 24, keep: 2, folder: folder(), log: silentLog, now });

describe("scheduled backups", () => {
  it("are made beside the running server, are kept so many, and touch nothing else", async () => {
    const database = await openSqlite({ folder: folder() });
    mkdirSync(to());
    writeFileSync(join(to(), "planner-notes.txt"), "");
    let minute = 0;
    const now = () => new Date(Date.UTC(2027, 2, 1, 8, minute));
    const backups = backupsAt(now);
    for (minute = 1; minute <= 3; minute += 1) await backups.makeOne();
    backups.stop();
    expect(readdirSync(to()).sort()).toEqual([
      "planner-2027-03-01T08-02-00.sqlite",
      "planner-2027-03-01T08-03-00.sqlite",
      "planner-notes.txt",
    ]);
    await database.close();
  });

  it("come as often as they are asked for, also after a restart", async () => {
    // Opened before: its own timers run in real time.
    const database = await openSqlite({ folder: folder() });
    vi.useFakeTimers({
      now: Date.UTC(2027, 2, 1, 8),
      toFake: ["setTimeout", "clearTimeout", "Date"],
    });
    try {
      const second = Promise.withResolvers<void>();
      const everySevenSeconds = () =>
        createBackups({
          to: to(),
          everyHours: 7 / 3_600,
          keep: 9,
          folder: folder(),
          log: {
            ...silentLog,
            info: () => times().length === 2 && second.resolve(),
            error: (_, error) => second.reject(error),
          },
        });
      const times = () => readdirSync(to()).map((file) => file.slice(19, 27));
      let backups = everySevenSeconds();
      await backups.begin();
      expect(times()).toEqual(["08-00-00"]);
      await vi.advanceTimersByTimeAsync(3_000);
      backups.stop();
      backups = everySevenSeconds();
      await backups.begin();
      await vi.advanceTimersByTimeAsync(3_900);
      expect(times()).toEqual(["08-00-00"]);
      await vi.advanceTimersByTimeAsync(100);
      await second.promise;
      expect(times()).toEqual(["08-00-00", "08-00-07"]);
      backups.stop();
    } finally {
      vi.useRealTimers();
      await database.close();
    }
  });

  it("go on failing where the folder is gone, and leave no unfinished copy where it is not", async () => {
    const database = await openSqlite({ folder: folder() });
    const now = () => new Date(Date.UTC(2027, 2, 3, 8));
    const backups = backupsAt(now);
    rmSync(to(), { recursive: true });
    await backups.begin();
    backups.stop();
    mkdirSync(to());
    for (const at of ["03-02T07-00-00", "03-03T07-59-00"])
      writeFileSync(join(to(), `planner-2027-${at}.sqlite.part`), "");
    await backups.makeOne();
    expect(readdirSync(to()).sort()).toEqual([
      // It may still be written.
      "planner-2027-03-03T07-59-00.sqlite.part",
      "planner-2027-03-03T08-00-00.sqlite",
    ]);
    await database.close();
  });

  it("are restored, and the replaced data is kept for 30 days", async () => {
    const database = await openSqlite({ folder: folder() });
    await database.db.insertInto("rate_limit").values(row).execute();
    const now = () => new Date(Date.UTC(2027, 2, 1, 8));
    const backups = backupsAt(now);
    await backups.makeOne();
    backups.stop();
    await database.db
      .insertInto("rate_limit")
      .values({ ...row, bucket: "later" })
      .execute();
    const file = join(to(), "planner-2027-03-01T08-00-00.sqlite");
    expect(() => restoreSqlite({ folder: folder(), file, now: now() })).toThrow(/already running/);
    await database.close();
    const kept = restoreSqlite({ folder: folder(), file, now: now() });
    expect(await bucketsIn()).toEqual(["kept"]);
    expect(readdirSync(kept ?? "")).toContain("planner.sqlite");
    const held = () => readdirSync(folder()).filter((name) => name.startsWith("before-"));
    dropOldRestores({ folder: folder(), now: new Date(Date.UTC(2027, 2, 31, 8)) });
    expect(held()).toHaveLength(1);
    dropOldRestores({ folder: folder(), now: new Date(Date.UTC(2027, 3, 1, 8)) });
    expect(held()).toEqual([]);
    expect(await bucketsIn()).toEqual(["kept"]);
  });

  it("that are damaged, of something else or missing are not restored", async () => {
    await (await openSqlite({ folder: folder() })).close();
    const file = join(place, "other.sqlite");
    writeFileSync(file, "not a database ".repeat(100));
    const restore = (from: string) =>
      restoreSqlite({ folder: folder(), file: from, now: new Date() });
    expect(() => restore(file)).toThrow(/no backup of Smart Planner/);
    expect(() => restore(join(place, "missing"))).toThrow(/There is no file/);
    expect(await bucketsIn()).toEqual([]);
  });
});
