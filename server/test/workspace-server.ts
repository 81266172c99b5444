import { Hono } from "hono";
import { createApp } from "../src/app.ts";
import { openDatabase } from "../src/database/open-database.ts";
import type { AppEnv } from "../src/http/app-env.ts";
import { listen } from "../src/http/listen.ts";
import { emptyWebBuild } from "../src/web-build/web-build.ts";
import { createFeed } from "../src/workspace/create-feed.ts";
import { workspaceCapability } from "../src/workspace/workspace.ts";
import { silentLog as log } from "./silent-log.ts";
import { userFromHeader } from "./workspace-client.ts";

/**
 * A process of its own for kill and load tests: the workspace as the product serves it, except that
 * a request says who it is. `bare` in place of a database is one route with nothing behind it.
 */
const [place = ""] = process.argv.slice(2);

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
  const feed = createFeed({ config, log });
  const capability = workspaceCapability({ database, feed, log, currentUser: userFromHeader });
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
