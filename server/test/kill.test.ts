import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { createPostgresDatabase, postgresIsAvailable } from "./each-database.ts";
import { openPostgres, openSqlite } from "./open-database.ts";
import { silentLog } from "./silent-log.ts";

const kills = Number(process.env.KILLS ?? 2);
const writer = fileURLToPath(new URL("./durable-writer.ts", import.meta.url));

/** Starts the writer, kills it during its work, and returns the acknowledged writes. */
async function writeUntilKilled({
  place,
  from,
  afterMs,
}: {
  place: string;
  from: number;
  afterMs: number;
}) {
  const child = spawn(process.execPath, [writer, place, String(from)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  await once(child.stdout, "data");
  await wait(afterMs);
  child.kill("SIGKILL");
  await once(child, "close");
  return printed.slice(0, printed.lastIndexOf("\n")).split("\n").map(Number);
}

async function expectNothingLost({
  place,
  open,
}: {
  place: string;
  open: () => Promise<Database>;
}): Promise<number> {
  const acknowledged: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const from = (kill + 1) * 1_000_000;
    acknowledged.push(...(await writeUntilKilled({ place, from, afterMs: (kill * 37) % 120 })));
  }
  const database = await open();
  const rows = await database.db.selectFrom("rate_limit").select(["bucket", "hits"]).execute();
  await database.close();
  const kept = new Set(
    rows.filter(({ bucket }) => bucket.startsWith("write-")).map(({ hits }) => hits),
  );
  const twins = new Set(
    rows.filter(({ bucket }) => bucket.startsWith("twin-")).map(({ hits }) => hits),
  );
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
  expect(twins).toEqual(kept);
  return acknowledged.length;
}

const timeout = 30_000 + kills * 6_000;

describe(`after ${kills} times kill -9 no acknowledged write is lost and none is half`, () => {
  it("on SQLite", { timeout }, async ({ annotate }) => {
    const place = mkdtempSync(join(tmpdir(), "planner-kill-"));
    const count = await expectNothingLost({ place, open: () => openSqlite({ folder: place }) });
    await annotate(`${count} acknowledged writes, all kept`);
    rmSync(place, { recursive: true });
  });

  it.skipIf(!postgresIsAvailable())("on PostgreSQL", { timeout }, async ({ annotate }) => {
    const { url, drop } = await createPostgresDatabase();
    const open = () => openPostgres({ url, log: silentLog });
    const count = await expectNothingLost({ place: url, open });
    await annotate(`${count} acknowledged writes, all kept`);
    await drop();
  });
});
