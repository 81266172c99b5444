import { randomBytes } from "node:crypto";
import { modeRegisters, stampOf } from "@smart-planner/contract";
import { addDays, labelOf, parseDay } from "@smart-planner/planner/time";
import { Hono } from "hono";
import { createApp } from "../src/app.ts";
import { createCalendarWork } from "../src/calendars/calendar-work.ts";
import { calendarsCapabilities } from "../src/calendars/calendars.ts";
import { createFeedStore } from "../src/calendars/feed-store.ts";
import type { AppEnv } from "../src/http/app-env.ts";
import type { Capability } from "../src/http/capability.ts";
import { listen } from "../src/http/listen.ts";
import { createRateLimiter } from "../src/limits/rate-limiter.ts";
import { createSealer } from "../src/secrets/sealed-text.ts";
import { emptyWebBuild } from "../src/web-build/web-build.ts";
import { createWorkers } from "../src/workers/workers.ts";
import { addAccount } from "./add-account.ts";
import { openDatabase } from "./open-database.ts";
import { silentLog as log } from "./silent-log.ts";

/** For load tests: feeds of many students. `/feeds` lists them, `/feeds/later` advances the clock by an hour. */
const [place = "", students = "100"] = process.argv.slice(2);
const config = /^postgres(ql)?:/.test(place)
  ? ({ kind: "postgres", url: place } as const)
  : ({ kind: "sqlite", folder: place } as const);
const database = await openDatabase({ config, log });
const sealer = createSealer(randomBytes(32));
const store = createFeedStore({ database, sealer });
const monday = parseDay("2026-11-16");
if (monday === undefined) throw new Error("not a day");

/** Eight weeks, three sessions a day. */
const plan = JSON.stringify(
  Object.fromEntries(
    Array.from({ length: 56 }, (_, day) => [
      labelOf(addDays(monday, day)),
      ["Physics", "Chemistry", "History"].map((subject) => ({ subject, hours: 1 })),
    ]),
  ),
);
const stamp = stampOf({ wall: 1_700_000_000_000, count: 0 }, "device01");
const register = modeRegisters.quick.plan;
const paths: string[] = [];
for (let student = 0; student < Number(students); student += 1) {
  const id = `student${student}`;
  await addAccount(database, id);
  const row = { user_id: id, key: register, register, stamp, value: plan, sequence: 1 };
  await database.db
    .insertInto("workspace_register")
    .values({ ...row, bytes: plan.length })
    .execute();
  await database.db.insertInto("workspace_head").values({ user_id: id, head: 1 }).execute();
  const feed = await store.make(id, { detail: "topics", timeZone: "Europe/Berlin" });
  paths.push(`/feed/${store.secretOf(feed)}.ics`);
}

let hours = 0;
const now = () => Date.now() + hours * 3_600_000;
const routes = new Hono<AppEnv>()
  .get("/", (c) => c.json(paths))
  .get("/later", (c) => {
    hours += 1;
    return c.json({ hours });
  });
const capabilities: readonly Capability[] = [
  { path: "/feeds", atRoot: true, routes },
  ...calendarsCapabilities({
    database,
    limiter: createRateLimiter({ database, now }),
    currentUser: async () => null,
    sealer,
    publicUrl: undefined,
    trustedHosts: new Set(),
    work: createCalendarWork(createWorkers()),
    now,
  }),
];
const app = createApp({
  config: { publicUrl: undefined, trustedProxies: ["127.0.0.1"] },
  log,
  capabilities,
  web: emptyWebBuild,
});
const { port, stop } = await listen({ app, host: "127.0.0.1", port: 0 });
process.once("SIGTERM", async () => {
  await stop({ graceMs: 1_000 });
  for (const { close } of capabilities) await close?.();
  await database.close();
  process.exit(0);
});
process.stdout.write(`http://127.0.0.1:${port}\n`);
