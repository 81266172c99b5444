import { stampOf } from "@smart-planner/contract";
import { Hono } from "hono";
import { createApp } from "../src/app.ts";
import type { Database } from "../src/database/database.ts";
import type { AppEnv } from "../src/http/app-env.ts";
import { listen } from "../src/http/listen.ts";
import { emptyWebBuild } from "../src/web-build/web-build.ts";
import { createFeed } from "../src/workspace/postgres-feed.ts";
import { workspaceCapability } from "../src/workspace/workspace.ts";
import { addAccount, addingAccounts } from "./add-account.ts";
import { openDatabase } from "./open-database.ts";
import { silentLog as log } from "./silent-log.ts";
import { everySession, userFromHeader } from "./workspace-client.ts";

/**
 * For kill and load tests: the workspace as served, except that a request names its user. `bare`
 * instead of a database is one empty route.
 */
const [place = "", otherUsers = "0"] = process.argv.slice(2);

/** Twenty ticks for each of many other users. */
async function fill({ db }: Database, users: number) {
  const stamp = stampOf({ wall: 1_700_000_000_000, count: 0 }, "device01");
  const names = Array.from({ length: 20 }, (_, index) => `progress/05-March-2027-Subject ${index}`);
  await db.transaction().execute(async (tx) => {
    for (let user = 0; user < users; user += 20) {
      const ids = Array.from(
        { length: Math.min(20, users - user) },
        (_, each) => `other${user + each}`,
      );
      const rows = ids.flatMap((user_id) =>
        names.map((register, index) => ({
          user_id,
          key: register,
          register,
          stamp,
          value: "true",
          sequence: index + 1,
          bytes: register.length + 4,
        })),
      );
      await addAccount({ db: tx }, ...ids);
      await tx.insertInto("workspace_register").values(rows).execute();
      const heads = ids.map((user_id) => ({ user_id, head: names.length }));
      await tx.insertInto("workspace_head").values(heads).execute();
    }
  });
}

const bare = () => {
  const app = new Hono<AppEnv>();
  app.post("/api/workspace/sync", async (c) => c.json({ received: (await c.req.text()).length }));
  return { app, close: async () => undefined };
};

const workspace = async () => {
  const config = /^postgres(ql)?:/.test(place)
    ? ({ kind: "postgres", url: place } as const)
    : ({ kind: "sqlite", folder: place } as const);
  const database = await openDatabase({ config, log });
  await fill(database, Number(otherUsers));
  const feed = createFeed({ config, log });
  const currentUser = addingAccounts(database, { of: userFromHeader });
  const capability = workspaceCapability({
    database,
    feed,
    log,
    currentUser,
    openSessions: everySession,
  });
  const app = createApp({
    config: { publicUrl: undefined, trustedProxies: [] },
    log,
    capabilities: [capability],
    web: emptyWebBuild,
  });
  const close = async () => {
    await capability.close?.();
    await database.close();
  };
  return { app, drain: capability.drain, close };
};

const { app, close, ...rest } = place === "bare" ? bare() : await workspace();
const { port, stop } = await listen({ app, host: "127.0.0.1", port: 0 });
process.once("SIGTERM", async () => {
  if ("drain" in rest) rest.drain?.();
  await stop({ graceMs: 1_000 });
  await close();
  process.exit(0);
});
process.stdout.write(`http://127.0.0.1:${port}\n`);
