import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import {
  maxAheadMs,
  maxInflatedBytes,
  maxRequestBytes,
  maxUserBytes,
  maxUserRecords,
  maxUserRows,
  syncRefusalSchema,
} from "@smart-planner/contract";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { addAccount } from "../../test/add-account.ts";
import { allOf } from "../../test/all-of.ts";
import {
  createPostgresDatabase,
  describeOnEachDatabase,
  postgresIsAvailable,
} from "../../test/each-database.ts";
import { silentLog } from "../../test/silent-log.ts";
import { change, makeWorkspace, noon } from "../../test/workspace-client.ts";
import { createRequestLimits } from "../http/request-limits.ts";
import { createLocalFeed } from "./change-feed.ts";
import { createPostgresFeed } from "./postgres-feed.ts";
import { deleteWorkspace, exportWorkspace } from "./user-data.ts";

const dayMs = 86_400_000;
const random = (length: number) => randomBytes(length).toString("base64").slice(0, length);
/** Text that packs as well as a plan does, and not as a bomb. */
const packable = (length: number) =>
  Array.from({ length: Math.ceil(length / 1_000) }, () => random(40) + "x".repeat(960))
    .join("")
    .slice(0, length);
const planText = (subject: string) => JSON.stringify({ "05-March-2027": [{ subject, hours: 1 }] });

async function readUntil(response: Response, wanted: string): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (reader !== undefined && !text.includes(wanted)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader?.cancel();
  return text;
}

describeOnEachDatabase("workspace routes", (makeDatabase) => {
  it("answer only with a session", async () => {
    const { send, get } = makeWorkspace({ database: await makeDatabase() });
    const answers = [await send({ changes: [change("quickPlanHours", "3")] })];
    answers.push(await get("/events"));
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toHaveProperty("error");
    }
  });

  it("refuse more than 256 KB with a text, and take a large plan compressed", async () => {
    const { send, sync } = makeWorkspace({ database: await makeDatabase() });
    const large = JSON.stringify("x".repeat(maxRequestBytes));
    const refused = await send({ user: "ada", changes: [change("quickPlanCache", large)] });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      error: "That is too much to send at once: at most 256 KB.",
    });
    await sync({ user: "ada", changes: [change("quickPlanCache", large)], gzip: true });
    expect((await sync({ user: "ada" })).changes[0]?.value).toBe(large);
  });

  it("refuse a small request that unfolds to a huge one", async () => {
    const { send } = makeWorkspace({ database: await makeDatabase() });
    const bomb = JSON.stringify("x".repeat(maxInflatedBytes));
    const refused = await send({
      user: "ada",
      changes: [change("quickPlanCache", bomb)],
      gzip: true,
    });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: "too-large" });
  });

  it("hold the quota of a user, and still let them shrink and delete", async () => {
    const { send, sync } = makeWorkspace({ database: await makeDatabase() });
    const third = JSON.stringify(packable(maxUserBytes / 2 - 100));
    const fill = (register: string, wall: number) =>
      send({ user: "ada", changes: [change(register, third, wall)], gzip: true });
    expect((await fill("quickPlanCache", noon)).status).toBe(200);
    expect((await fill("advancedPlanCache", noon)).status).toBe(200);
    const refused = await fill("smartplanner_grid", noon);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      code: "quota",
      error: expect.stringMatching(
        /The room is taken by plans and what you entered for them 5\.0 MB\. Clear/,
      ),
    });
    expect((await sync({ user: "ada" })).changes).toHaveLength(1);
    await sync({ user: "ada", changes: [change("quickPlanCache", null, noon + 1)] });
    expect((await fill("smartplanner_grid", noon)).status).toBe(200);
    expect(
      (await send({ user: "bob", changes: [change("quickPlanCache", third)], gzip: true })).status,
    ).toBe(200);
  });

  it("hold the number of records as well as their size, and still let them change and go", async () => {
    const database = await makeDatabase();
    const { send, sync } = makeWorkspace({ database });
    const tick = (key: string, value: string | null, wall = noon) => [
      change(`progress/${key}`, value, wall),
    ];
    await sync({ user: "ada", changes: tick("a", "true") });
    const limits = [
      { live_count: maxUserRecords, row_count: maxUserRecords },
      { live_count: 1, row_count: maxUserRows },
    ];
    for (const [index, full] of limits.entries()) {
      await database.db.updateTable("workspace_head").set(full).execute();
      const refused = await send({ user: "ada", changes: tick("b", "true") });
      expect(refused.status).toBe(413);
      expect(await refused.json()).toMatchObject({
        code: "quota",
        error: expect.stringContaining("1 tick "),
      });
      await sync({ user: "ada", changes: tick("a", "false", noon + 2 * index + 1) });
      await sync({ user: "ada", changes: tick("a", null, noon + 2 * index + 2) });
      await sync({ user: "ada", changes: tick("a", "true", noon + 2 * index + 3) });
    }
  });

  it("tell the other devices of the stored part of a push that was refused", async () => {
    const database = await makeDatabase();
    const feed = createLocalFeed();
    const { send, sync } = makeWorkspace({ database, feed });
    await sync({ user: "ada", changes: [change("progress/first", "true")] });
    const nearlyFull = { live_count: maxUserRecords - 140 };
    await database.db.updateTable("workspace_head").set(nearlyFull).execute();
    const told: (number | undefined)[] = [];
    feed.subscribe({ userId: "ada", onChange: (head) => told.push(head) });
    const many = Array.from({ length: 300 }, (_, nr) => change(`progress/${nr}`, "true"));
    expect((await send({ user: "ada", changes: many })).status).toBe(413);
    const { changes, cursor } = await sync({ user: "ada" });
    // It is taken in pieces, of which the first fit.
    expect(changes).toHaveLength(121);
    expect(told).toEqual([cursor]);
  });

  it("refuse a small body that unfolds to far more than a plan would", async () => {
    const { send } = makeWorkspace({ database: await makeDatabase() });
    const flat = JSON.stringify("x".repeat(maxInflatedBytes / 2));
    const changes = [change("quickPlanCache", flat)];
    const refused = await send({ user: "ada", changes, gzip: true });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: "too-large" });
  });

  it("let an account spend so much at a time, say when it goes on, and hold back no other", async () => {
    let time = 0;
    const limits = createRequestLimits({ elapsed: () => time });
    const { send } = makeWorkspace({ database: await makeDatabase(), limits });
    const large = [change("quickPlanCache", JSON.stringify(packable(2_000_000)))];
    const statuses: number[] = [];
    let last = await send({ user: "ada", changes: large, gzip: true });
    for (; last.status === 200 && statuses.length < 40; statuses.push(last.status))
      last = await send({ user: "ada", changes: large, gzip: true });
    expect(statuses.length).toBeLessThan(40);
    expect(last.status).toBe(429);
    const { code, waitMs } = syncRefusalSchema.parse(await last.json());
    expect(code).toBe("too-many");
    expect(last.headers.get("retry-after")).toBe(String(Math.ceil((waitMs ?? 0) / 1_000)));
    expect((await send({ user: "bob", changes: large, gzip: true })).status).toBe(200);
    // A year's worth of ticks of two devices is far less.
    for (const device of ["phone", "laptop"])
      for (let from = 0; from < 2_000; from += 500) {
        const ticks = Array.from({ length: 500 }, (_, nr) =>
          change(`progress/${device} ${from + nr}`, "true"),
        );
        expect((await send({ user: "eve", changes: ticks })).status).toBe(200);
      }
    time += waitMs ?? 0;
    expect((await send({ user: "ada", changes: large, gzip: true })).status).toBe(200);
  });

  it("go on after the server's own clock was days ahead and corrected, for every device", async () => {
    const ahead = 3 * dayMs;
    let time = noon + ahead;
    const { send, sync } = makeWorkspace({ database: await makeDatabase(), now: () => time });
    await sync({ user: "ada", changes: [change("quickPlanHours", "3", noon + ahead)] });
    time = noon + 60_000;
    const onTop = change("quickPlanHours", "4", noon + ahead + 1, "device02");
    await sync({ user: "ada", changes: [onTop, change("progress/a", "true", time)] });
    expect((await sync({ user: "ada" })).changes).toEqual([
      onTop,
      change("progress/a", "true", time),
    ]);
    const further = [change("quickPlanHours", "5", noon + ahead + maxAheadMs + 2)];
    const refused = await send({ user: "ada", changes: further });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ now: time, latest: onTop.stamp });
    const other = [change("quickPlanHours", "5", noon + ahead)];
    expect((await send({ user: "bob", changes: other })).status).toBe(409);
  });

  it("refuse a clock that is ahead, tell the right time and keep nothing", async () => {
    const { send, sync } = makeWorkspace({ database: await makeDatabase() });
    const ahead = change("quickPlanHours", "3", noon + maxAheadMs + 1);
    const refused = await send({ user: "ada", changes: [change("progress/a", "true"), ahead] });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "clock", now: noon });
    expect((await sync({ user: "ada" })).changes).toEqual([]);
  });

  it("refuse one person's data when another has signed in meanwhile", async () => {
    const { send, sync } = makeWorkspace({ database: await makeDatabase() });
    const changes = [change("quickPlanHours", "3")];
    const refused = await send({ user: "bob", claimed: "ada", changes });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "other-user" });
    for (const user of ["ada", "bob"]) expect((await sync({ user })).changes).toEqual([]);
  });

  it("tell a page of another version to reload", async () => {
    const { app } = makeWorkspace({ database: await makeDatabase() });
    const answer = await app.request("/api/workspace/sync", {
      method: "POST",
      headers: { "x-test-user": "ada" },
      body: JSON.stringify({ protocol: 99, whatever: true }),
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "protocol" });
  });
});

describeOnEachDatabase("a user's workspace data", (makeDatabase) => {
  it("is exported whole and deleted whole, and no one else's", async () => {
    const database = await makeDatabase();
    const { sync } = makeWorkspace({ database });
    for (const user of ["ada", "bob"]) {
      await sync({
        user,
        changes: [change("quickPlanCache", planText(user)), change("progress/a", "true")],
      });
      await sync({ user, changes: [change("quickPlanCache", null, noon + 1)] });
    }
    const { db } = database;
    const exportOf = async (userId: string) => {
      const { registers } = await exportWorkspace({ db, userId });
      return allOf(registers);
    };
    const exported = await exportOf("ada");
    expect(exported).toHaveLength(2);
    expect(JSON.stringify(exported)).not.toContain("bob");
    await deleteWorkspace({ db, userId: "ada" });
    expect(await exportOf("ada")).toEqual([]);
    expect(await exportOf("bob")).toHaveLength(2);
  });

  it("is exported with the plans that an earlier version kept", async () => {
    const { db } = await makeDatabase();
    await addAccount({ db }, "ada");
    const plan = { registers: [["quickPlanHours", "4"]], records: [] };
    const snapshot = gzipSync(JSON.stringify(plan)).toString("base64");
    const row = { id: "1", user_id: "ada", mode: "quick", replaced_at: noon, summary: "{}" };
    await db
      .insertInto("workspace_history")
      .values({ ...row, snapshot })
      .execute();
    const plansOf = async (userId: string) => (await exportWorkspace({ db, userId })).earlierPlans;
    expect(await plansOf("bob")).toEqual([]);
    expect(await plansOf("ada")).toEqual([
      { mode: "quick", replacedAt: new Date(noon).toISOString(), snapshot: plan },
    ]);
    await deleteWorkspace({ db, userId: "ada" });
    expect(await plansOf("ada")).toEqual([]);
  });
});

describeOnEachDatabase("live updates", (makeDatabase) => {
  it("reach the user's open pages and end when the server stops", async () => {
    const { sync, get, capability } = makeWorkspace({ database: await makeDatabase() });
    const page = await get("/events", "ada");
    expect(page.headers.get("content-type")).toContain("text/event-stream");
    const heard = readUntil(page, "event: change");
    await sync({ user: "bob", changes: [change("progress/a", "true")] });
    await sync({ user: "ada", changes: [change("progress/a", "true")] });
    expect(await heard).toContain("event: change");
    const other = readUntil(await get("/events", "eve"), "event: change");
    capability.drain?.();
    expect(await other).not.toContain("change");
  });

  it("are so many for an account, and the oldest ends for one more", async () => {
    const { get, capability } = makeWorkspace({ database: await makeDatabase() });
    const ended: number[] = [];
    const pages: Promise<number>[] = [];
    for (let nr = 0; nr <= 20; nr += 1) {
      const page = await get("/events", nr === 1 ? "bob" : "ada");
      pages.push(page.text().then(() => ended.push(nr)));
    }
    expect(ended).toEqual([]);
    pages.push((await get("/events", "ada")).text().then(() => ended.push(21)));
    await pages[0];
    expect(ended).toEqual([0]);
    capability.drain?.();
    await Promise.all(pages);
  });

  it("are refused to a client that opens them again and again, and to no other", async () => {
    let time = 0;
    const { get, capability } = makeWorkspace({
      database: await makeDatabase(),
      limits: createRequestLimits({ elapsed: () => time }),
    });
    const open = async (user: string) => (await get("/events", user)).status;
    for (let nr = 0; nr < 19; nr += 1) expect(await open("ada")).toBe(200);
    const refused = await get("/events", "ada");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await open("bob")).toBe(200);
    time += 500;
    expect([await open("ada"), await open("ada")]).toEqual([200, 429]);
    capability.drain?.();
  });
});

describe.skipIf(!postgresIsAvailable())("two processes on one PostgreSQL", () => {
  it("tell each other of changes, and go on after the connection is cut", async () => {
    const { url, drop } = await createPostgresDatabase();
    const feeds = [
      createPostgresFeed({ url, log: silentLog }),
      createPostgresFeed({ url, log: silentLog }),
    ] as const;
    const heard = () =>
      new Promise<void>((resolve) => {
        const stop = feeds[1].subscribe({
          userId: "ada",
          onChange: (head) => {
            if (head !== 7) return;
            stop();
            resolve();
          },
        });
      });
    const repeat = setInterval(() => feeds[0].publish({ userId: "ada", head: 7 }), 30);
    await heard();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'smart-planner feed' and datname = current_database()",
    );
    await client.end();
    await heard();
    await heard();
    clearInterval(repeat);
    await Promise.all(feeds.map((feed) => feed.close()));
    await drop();
  });
});
