import {
  maxRequestBytes,
  maxUserBytes,
  type SyncRefusal,
  withTickedKeys,
} from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { Database } from "../database/database.ts";
import { startSweep } from "../database/start-sweep.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import type { CurrentUser } from "../http/current-user.ts";
import { refuse } from "../http/errors.ts";
import type { Log } from "../log.ts";
import type { ChangeFeed } from "./change-feed.ts";
<<<<<<< HEAD
import { createEventStreams, type OpenSessions } from "./event-stream.ts";
import { exchange } from "./exchange.ts";
=======
import { createEventStreams } from "./event-stream.ts";
import { createExchange } from "./exchange.ts";
>>>>>>> dfbe16f (perf(server): a tick is written with what it comes to in all, and one flush of the disk serves all who wait; fix: a server clock that was ahead once no longer stops sync)
import { dropExpiredPlans, listEarlierPlans, readEarlierPlan } from "./plan-history.ts";
import { readSyncRequest } from "./read-sync-request.ts";
import { deleteWorkspace, exportWorkspace } from "./user-data.ts";

interface WorkspaceInput {
  readonly database: Database;
  readonly currentUser: CurrentUser;
  readonly feed: ChangeFeed;
  readonly openSessions: OpenSessions;
  readonly log: Log;
  readonly now?: () => number;
  /** How often it is looked whether those who listen are still signed in. */
  readonly lookForSignedOutMs?: number;
}

const refusals = {
  clock: {
    status: 409,
    error:
      "This device's clock is ahead of the server's. Its changes are sent again with the right time.",
  },
  quota: {
    status: 413,
    error: `Your account is full: it holds ${maxUserBytes / 1024 / 1024} MB. Clear a plan you no longer need; everything stays on this device.`,
  },
} as const;

const otherUser: SyncRefusal = {
  code: "other-user",
  error: "Somebody else has signed in on this browser. Reload the page.",
};

const signedOut = (c: Context<AppEnv>) =>
  refuse(c, { status: 401, error: "Sign in to see your plan on every device." });

/** Where a user's devices meet: registers, live updates and earlier plans. */
export function workspaceCapability(input: WorkspaceInput): Capability {
  const { database, currentUser, feed, openSessions, log } = input;
  const { now = Date.now, lookForSignedOutMs = 5_000 } = input;
  const { db } = database;
<<<<<<< HEAD
  const streams = createEventStreams({ feed, openSessions });
=======
  const exchange = createExchange(database);
  const streams = createEventStreams({ feed });
>>>>>>> dfbe16f (perf(server): a tick is written with what it comes to in all, and one flush of the disk serves all who wait; fix: a server clock that was ahead once no longer stops sync)
  const routes = new Hono<AppEnv>();

  routes.post("/sync", async (c) => {
    const user = await currentUser(c);
    if (user === null) return signedOut(c);
    const reading = await readSyncRequest(c.req.raw);
    if (!reading.ok) return c.json(reading.refusal, reading.status);
    if (reading.request.user !== user.id) return c.json(otherUser, 409);
    const time = now();
    const exchanged = await exchange({ userId: user.id, request: reading.request, now: time });
    if (exchanged.ok) {
      if (exchanged.changed) feed.publish({ userId: user.id, head: exchanged.head });
      return c.json(exchanged.response);
    }
    const { status, error } = refusals[exchanged.code];
    return c.json({ error, code: exchanged.code, now: time } satisfies SyncRefusal, status);
  });

  routes.get("/events", async (c) => {
    const user = await currentUser(c);
    return user === null ? signedOut(c) : streams.open({ c, user });
  });

  routes.get("/history", async (c) => {
    const user = await currentUser(c);
    if (user === null) return signedOut(c);
    return c.json({ plans: await listEarlierPlans({ db, userId: user.id, now: now() }) });
  });

  routes.get("/history/:id", async (c) => {
    const user = await currentUser(c);
    if (user === null) return signedOut(c);
    const snapshot = await readEarlierPlan({ db, userId: user.id, id: c.req.param("id") });
    if (snapshot !== undefined) return c.json(withTickedKeys(snapshot));
    return refuse(c, { status: 404, error: "That plan is no longer kept. Choose another." });
  });

  const stopSweep = startSweep({
    what: "earlier plans",
    run: () => dropExpiredPlans({ db, now: now() }),
    log,
  });

  const stopLooking = startSweep({
    what: "live updates of ended sessions",
    run: streams.endSignedOut,
    everyMs: lookForSignedOutMs,
    log,
  });

  return {
    path: "/workspace",
    routes,
    maxBodyBytes: maxRequestBytes,
    personalData: { name: "workspace", export: exportWorkspace, erase: deleteWorkspace },
    drain: streams.endAll,
    close: async () => {
      stopSweep();
      stopLooking();
      await feed.close();
    },
  };
}
