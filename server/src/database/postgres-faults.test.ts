import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createPostgresDatabase, postgresIsAvailable } from "../../test/each-database.ts";
import { type FaultProxy, startFaultProxy } from "../../test/fault-proxy.ts";
import { makeApp } from "../../test/make-app.ts";
import { openPostgres } from "../../test/open-database.ts";
import { silentLog } from "../../test/silent-log.ts";
import { healthCapability } from "../health/health.ts";
import { createRateLimiter } from "../limits/rate-limiter.ts";
import { StartRefused } from "../start-refused.ts";
import type { Database } from "./database.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";

const times = { connectMs: 300, statementMs: 300 };

/** On a busy machine the first query after a fault may time out too. */
const eventually = <T>(run: () => Promise<T>) =>
  vi.waitFor(run, { timeout: 120_000, interval: 50 });

describe.skipIf(!postgresIsAvailable())("a PostgreSQL database that fails", () => {
  let real: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let proxy: FaultProxy;
  let database: Database;

  beforeAll(async () => {
    real = await createPostgresDatabase();
    proxy = await startFaultProxy(real.url);
    database = await openPostgres({ url: proxy.url, log: silentLog, times });
  });
  afterAll(async () => {
    await database.close();
    await proxy.close();
    await real.drop();
  });

  const count = () => sql`select count(*) from rate_limit`.execute(database.db);

  it.each(["refuse", "freeze"] as const)(
    "(%s) is reported as unavailable, and serves again without a restart",
    async (fault) => {
      await eventually(count);
      proxy.set(fault);
      await expect(count()).rejects.toThrow(DatabaseUnavailable);
      await expect(count()).rejects.toThrow(DatabaseUnavailable);
      proxy.set("none");
      await eventually(count);
    },
  );

  it.each(["refuse", "freeze"] as const)("(%s) in a transaction rolls it back", async (fault) => {
    await eventually(count);
    const transaction = database.db.transaction().execute(async (tx) => {
      await tx.insertInto("rate_limit").values({ bucket: fault, hits: 1, resets_at: 1 }).execute();
      proxy.set(fault);
      await sql`select 1`.execute(tx);
    });
    await expect(transaction).rejects.toThrow(DatabaseUnavailable);
    proxy.set("none");
    const rows = await eventually(() => database.db.selectFrom("rate_limit").selectAll().execute());
    expect(rows).toEqual([]);
  });

  it("by being slow is given up on, and the next query is not held up", async () => {
    const slow = Array.from({ length: 12 }, () => sql`select pg_sleep(30)`.execute(database.db));
    const settled = await Promise.allSettled(slow);
    expect(settled.every(({ status }) => status === "rejected")).toBe(true);
    for (const result of settled) {
      if (result.status === "rejected") expect(result.reason).toBeInstanceOf(DatabaseUnavailable);
    }
    await eventually(count);
  });

  it("by dropping idle connections is not noticed by anybody", async () => {
    await eventually(() => Promise.all(Array.from({ length: 5 }, count)));
    proxy.set("refuse");
    await new Promise((resolve) => setTimeout(resolve, 50));
    proxy.set("none");
    await count();
  });

  it("is a 503 with Retry-After at the API, and a 200 once it is back", async () => {
    const limiter = createRateLimiter({ database });
    const health = healthCapability({ database });
    health.routes.get("/take", async (c) =>
      c.json(await limiter.take({ name: "a", key: "b", limit: 9, windowSeconds: 9 })),
    );
    const app = makeApp({ capabilities: [health] });
    proxy.set("refuse");
    const state = await app.request("/api/health");
    expect(state.status).toBe(503);
    expect(state.headers.get("retry-after")).not.toBeNull();
    expect(await state.json()).toMatchObject({ status: "unavailable", database: "down" });
    const take = await app.request("/api/health/take");
    expect(take.status).toBe(503);
    expect(take.headers.get("retry-after")).not.toBeNull();
    proxy.set("none");
    for (const path of ["/api/health", "/api/health/take"]) {
      await eventually(async () => expect((await app.request(path)).status).toBe(200));
    }
  });
});

describe.skipIf(!postgresIsAvailable())("a start on PostgreSQL", () => {
  it("waits for a database that is still starting", async () => {
    const { url, drop } = await createPostgresDatabase();
    const proxy = await startFaultProxy(url);
    proxy.set("refuse");
    const opening = openPostgres({ url: proxy.url, log: silentLog, times });
    setTimeout(() => proxy.set("none"), 200);
    const database = await opening;
    await eventually(database.ping);
    await database.close();
    await proxy.close();
    await drop();
  });

  it("gives up with one sentence that holds no password", async () => {
    const url = "postgres://me:hunter2@127.0.0.1:1/planner";
    const opening = openPostgres({ url, log: silentLog, times, patienceMs: 100 });
    await expect(opening).rejects.toThrow(StartRefused);
    await expect(opening).rejects.toThrow(/127\.0\.0\.1:1\/planner cannot be used .*DATABASE_URL/);
    await expect(opening).rejects.not.toThrow("hunter2");
  });

  it("gives up at once if the database does not exist", async () => {
    const { url, drop } = await createPostgresDatabase();
    await drop();
    const opening = openPostgres({ url, log: silentLog, times });
    await expect(opening).rejects.toThrow(/does not exist/);
  });
});
