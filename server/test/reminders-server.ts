import { createECDH, hash, randomBytes } from "node:crypto";
import { stampOf } from "@smart-planner/contract";
import { Hono } from "hono";
import { createApp } from "../src/app.ts";
import type { Database } from "../src/database/database.ts";
import type { AppEnv } from "../src/http/app-env.ts";
import type { Capability } from "../src/http/capability.ts";
import { listen } from "../src/http/listen.ts";
import { createNotifier } from "../src/notifications/notifier.ts";
import { createPush } from "../src/notifications/push/push.ts";
import { createSealer } from "../src/secrets/sealed-text.ts";
import { emptyWebBuild } from "../src/web-build/web-build.ts";
import { createLocalFeed } from "../src/workspace/change-feed.ts";
import { workspaceCapability } from "../src/workspace/workspace.ts";
import { addingAccounts } from "./add-account.ts";
import { openDatabase } from "./open-database.ts";
import { addReminded } from "./reminded-students.ts";
import { silentLog as log } from "./silent-log.ts";
import { everySession, userFromHeader } from "./workspace-client.ts";

/** For the bench: a workspace, and students whose sessions all start at 08:00 in one time zone. */
const [folder = "", students = "0", pushHost = ""] = process.argv.slice(2);
const publicUrl = new URL("https://planner.example.org");
let now = Date.parse("2026-06-10T01:00:00Z");

const subjects = ["Mathematics", "Physics", "History", "Biology", "Chemistry", "English"];
const plan = Object.fromEntries(
  Array.from({ length: 85 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 5, 10 + index));
    const month = date.toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
    const label = `${String(date.getUTCDate()).padStart(2, "0")}-${month}-${date.getUTCFullYear()}`;
    const sessions = subjects.map((subject, at) => ({
      ...{ subject, hours: 1, id: randomBytes(6).toString("hex") },
      startTime: `${String(8 + 2 * at).padStart(2, "0")}:00`,
    }));
    return [label, sessions];
  }),
);

/** Every student has the same plan. */
async function addPlans({ db }: Database, ids: readonly string[]) {
  const stamp = stampOf({ wall: 1_700_000_000_000, count: 0 }, "device01");
  const register = "quickPlanCache";
  const value = JSON.stringify(plan);
  const row = { key: hash("sha256", register, "base64url"), register, stamp, value };
  for (let from = 0; from < ids.length; from += 200)
    await db
      .insertInto("workspace_register")
      .values(
        ids
          .slice(from, from + 200)
          .map((user_id) => ({ user_id, ...row, sequence: 1, bytes: value.length })),
      )
      .execute();
}

const database = await openDatabase({ config: { kind: "sqlite", folder }, log });
const sealer = createSealer(randomBytes(32));
const pair = createECDH("prime256v1");
const p256dh = pair.generateKeys("base64url");
const all = Array.from({ length: Number(students) }, (_, index) => ({
  id: `student${index}`,
  subscription: {
    endpoint: `http://${pushHost}/${index}`,
    ...{ p256dh, auth: randomBytes(16).toString("base64url") },
  },
}));
await addReminded({ database, sealer, all, wanted: "studyReminders" });
await addPlans(
  database,
  all.map(({ id }) => id),
);

const push = createPush({
  ...{ db: database.db, sealer, publicUrl, log, ownHosts: new Set([pushHost]) },
  now: () => now,
});
const notifier = createNotifier({ database, mail: undefined, push, log, now: () => now });
const workspace = workspaceCapability({
  ...{ database, log, feed: createLocalFeed(), openSessions: everySession },
  currentUser: addingAccounts(database, { of: userFromHeader }),
});
let tookMs: number | null = null;
const rounds: Capability = {
  path: "/rounds",
  routes: new Hono<AppEnv>()
    .post("/:at", (c) => {
      now = Number(c.req.param("at"));
      const began = performance.now();
      tookMs = null;
      void notifier.run().then(() => {
        tookMs = performance.now() - began;
      });
      return c.json({});
    })
    .get("/", (c) => c.json({ ms: tookMs })),
};
const app = createApp({
  config: { publicUrl: undefined, trustedProxies: [] },
  ...{ log, capabilities: [workspace, rounds], web: emptyWebBuild },
});
const { port, stop } = await listen({ app, host: "127.0.0.1", port: 0 });
process.once("SIGTERM", async () => {
  await stop({ graceMs: 1_000 });
  push.close();
  await database.close();
  process.exit(0);
});
process.stdout.write(`http://127.0.0.1:${port}\n`);
