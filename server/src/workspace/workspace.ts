import {
  maxInflatedBytes,
  maxRequestBytes,
  type SyncRefusal,
  withTickedKeys,
} from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { Database } from "../database/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import type { CurrentUser } from "../http/current-user.ts";
import { refuse } from "../http/errors.ts";
import { requireUser } from "../http/require-user.ts";
import { ServerBusy } from "../http/server-busy.ts";
import { startSweep } from "../jobs/start-sweep.ts";
import { createBudget } from "../limits/budget.ts";
import { type CostlyTurn, createCostlyTurn } from "../limits/costly-turn.ts";
import { inTurn } from "../limits/in-turn.ts";
import type { Log } from "../log.ts";
import type { ChangeFeed } from "./change-feed.ts";
import { createEventStreams, type OpenSessions } from "./event-stream.ts";
import { createExchange } from "./exchange.ts";
import { dropExpiredPlans, listEarlierPlans, readEarlierPlan } from "./plan-history.ts";
import type { OnPlanChange } from "./push.ts";
import { readSyncRequest, unfoldedText } from "./read-sync-request.ts";
import { roomTaken } from "./room-taken.ts";
import { deleteWorkspace, exportWorkspace } from "./user-data.ts";

interface WorkspaceInput {
  readonly database: Database;
  readonly currentUser: CurrentUser;
  readonly feed: ChangeFeed;
  readonly openSessions: OpenSessions;
  readonly onPlanChange?: OnPlanChange;
  readonly costlyTurn?: CostlyTurn;
  readonly log: Log;
  readonly now?: () => number;
  /** How often it is looked whether those who listen are still signed in. */
  readonly lookForSignedOutMs?: number;
  /** Milliseconds since whenever, never back. */
  readonly elapsed?: () => number;
}

/** In units of about half a millisecond: a device that ticks, polls or fills itself needs far less. */
const spending = { most: 600, perSecond: 20 };
const charsPerUnit = 16 * 1024;
/** More than a page sends that ticks. */
const largePush = 16 * 1024;
const rowsPerUnit = { written: 10, read: 25 };
const costOfQuota = 100;
/** More at once would not be quicker, and with fewer one flush of the disk would serve fewer. */
const together = { atOnce: 40, inLine: 2_000, mostOfOne: 1 };

/** A page opens one and keeps it; where the network comes and goes, one every few seconds. */
const openings = { most: 40, perSecond: 0.5 };

const clockError =
  "This device's clock is ahead of the server's. Its changes are sent again with the right time.";

const tooMany: SyncRefusal = {
  code: "too-many",
  error: "Too much was sent to sync at once. It goes on by itself in a moment.",
};

const tooLarge: SyncRefusal = {
  code: "too-large",
  error: `That is too much to sync at once: at most ${maxInflatedBytes / 1024 / 1024} MB. Your plan stays on this device.`,
};

const otherUser: SyncRefusal = {
  code: "other-user",
  error: "Somebody else has signed in on this browser. Reload the page.",
};

/** Where a user's devices meet: registers, live updates and earlier plans. */
export function workspaceCapability(input: WorkspaceInput): Capability {
  const { database, currentUser, feed, openSessions, onPlanChange, log } = input;
  const { now = Date.now, lookForSignedOutMs = 5_000, elapsed } = input;
  const { costlyTurn = createCostlyTurn() } = input;
  const { db } = database;
  const exchange = createExchange({ ...database, onPlanChange });
  const streams = createEventStreams({ feed, openSessions });
  const routes = new Hono<AppEnv>();
  const requiredUser = requireUser({
    currentUser,
    error: "Sign in to see your plan on every device.",
  });

  const clock = elapsed === undefined ? {} : { elapsed };
  const budget = createBudget({ ...spending, ...clock });
  const opened = createBudget({ ...openings, ...clock });
  const inFairTurn = inTurn(together);

  const refuseFor = (c: Context<AppEnv>, waitMs: number) => {
    c.header("Retry-After", String(Math.ceil(waitMs / 1_000)));
    return c.json({ ...tooMany, waitMs } satisfies SyncRefusal, 429);
  };

  const costOf = (chars: number) => 1 + chars / charsPerUnit;

  const syncFor = async (c: Context<AppEnv>, userId: string, text: string) => {
    const waitMs = budget.spend(userId, costOf(text.length));
    if (waitMs > 0) return refuseFor(c, waitMs);
    const reading = readSyncRequest(text);
    if (!reading.ok) return c.json(reading.refusal, reading.status);
    if (reading.request.user !== userId) return c.json(otherUser, 409);
    budget.charge(userId, reading.request.changes.length / rowsPerUnit.written);
    const time = now();
    const exchanged = await exchange({ userId, request: reading.request, now: time });
    if (exchanged.ok) {
      budget.charge(userId, exchanged.response.changes.length / rowsPerUnit.read);
      if (exchanged.changed) feed.publish({ userId, head: exchanged.head });
      return c.json(exchanged.response);
    }
    // The account's other devices have it to come for, whatever became of the rest.
    if (exchanged.storedTo !== undefined) feed.publish({ userId, head: exchanged.storedTo });
    if (exchanged.code === "clock") {
      const { latest } = exchanged;
      const refusal = { error: clockError, code: "clock", now: time, latest } satisfies SyncRefusal;
      return c.json(refusal, 409);
    }
    budget.charge(userId, costOfQuota);
    const error = await roomTaken({ db, userId });
    return c.json({ error, code: "quota" } satisfies SyncRefusal, 413);
  };

  routes.post("/sync", async (c) => {
    const user = await requiredUser(c);
    // Who has spent everything is told so before what they send is taken in.
    const waitMs = budget.wait(user.id, costOf(Number(c.req.header("content-length") ?? 0)));
    if (waitMs > 0) return refuseFor(c, waitMs);
    // Before its turn: who sends slowly keeps nobody waiting.
    const text = await unfoldedText(c.req.raw);
    if (text === undefined) return c.json(tooLarge, 413);
    const whenFull = () => {
      throw new ServerBusy("sync");
    };
    const sync = () =>
      inFairTurn({ from: user.id, work: () => syncFor(c, user.id, text), whenFull });
    // Before its turn among all: meanwhile the account's own ticks go on, and nobody's place is taken.
    return text.length > largePush
      ? costlyTurn({ account: user.id, work: sync, whenFull })
      : sync();
  });

  routes.get("/events", async (c) => {
    const user = await requiredUser(c);
    const waitMs = opened.spend(user.id, 1);
    return waitMs > 0 ? refuseFor(c, waitMs) : streams.open({ c, user });
  });

  routes.get("/history", async (c) => {
    const user = await requiredUser(c);
    return c.json({ plans: await listEarlierPlans({ db, userId: user.id, now: now() }) });
  });

  routes.get("/history/:id", async (c) => {
    const user = await requiredUser(c);
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
