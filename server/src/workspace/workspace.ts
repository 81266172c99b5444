import { maxInflatedBytes, maxRequestBytes, type SyncRefusal } from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import { requireUser } from "../http/current-user.ts";
import { errorOf } from "../http/error-of.ts";
import type { RequestLimits } from "../http/request-limits.ts";
import { startSweep } from "../jobs/start-loop.ts";
import { createFairQueue } from "../limits/fair-queue.ts";
import type { Parts } from "../parts.ts";
import type { ChangeFeed } from "./change-feed.ts";
import { createEventStreams, type OpenSessions } from "./event-stream.ts";
import { createExchange } from "./exchange.ts";
import type { OnPlanChange } from "./push.ts";
import { readSyncRequest, unfoldedText } from "./read-sync-request.ts";
import { roomTaken } from "./room-taken.ts";
import { deleteWorkspace, exportWorkspace } from "./user-data.ts";

interface WorkspaceInput extends Parts<"database" | "currentUser" | "log"> {
  readonly feed: ChangeFeed;
  readonly openSessions: OpenSessions;
  readonly onPlanChange?: OnPlanChange;
  readonly limits?: RequestLimits | undefined;
  readonly now?: () => number;
  /** How often it is looked whether those who listen are still signed in. */
  readonly lookForSignedOutMs?: number;
}

/** Beside the token of the request: what reading, writing and answering it takes of the main thread. */
const tokens = { bytesOfBody: 16 * 1024, rowsWritten: 25, rowsRead: 50, quota: 100, stream: 10 };
/** Accounts take turns at the database, each with one sync at a time. */
const turns = { places: 40, inLine: 2_000 };

const tooLarge = errorOf("too-large", maxInflatedBytes / 1024 / 1024);

const otherUser = errorOf("other-user");

/** Where a user's devices meet: registers and live updates. */
export function workspaceCapability(input: WorkspaceInput): Capability {
  const { database, currentUser, feed, openSessions, onPlanChange, limits, log } = input;
  const { now = Date.now, lookForSignedOutMs = 5_000 } = input;
  const { db } = database;
  const exchange = createExchange({ ...database, onPlanChange });
  const streams = createEventStreams({ feed, openSessions });
  const routes = new Hono<AppEnv>();
  const requiredUser = requireUser({
    currentUser,
    error: errorOf("sign-in-to-sync"),
  });

  const inTurn = createFairQueue(turns);

  const syncFor = async (c: Context<AppEnv>, userId: string, text: string) => {
    const reading = readSyncRequest(text);
    if (!reading.ok) return c.json(reading.refusal, reading.status);
    if (reading.request.user !== userId) return c.json(otherUser, 409);
    limits?.charge(userId, reading.request.changes.length / tokens.rowsWritten);
    const time = now();
    const exchanged = await exchange({ userId, request: reading.request, now: time });
    if (exchanged.ok) {
      limits?.charge(userId, exchanged.response.changes.length / tokens.rowsRead);
      if (exchanged.changed) feed.publish({ userId, head: exchanged.head });
      return c.json(exchanged.response);
    }
    // The account's other devices must fetch it, even if the rest was refused.
    if (exchanged.storedTo !== undefined) feed.publish({ userId, head: exchanged.storedTo });
    if (exchanged.code === "clock") {
      const { latest } = exchanged;
      const refusal: SyncRefusal = { ...errorOf("clock"), code: "clock", now: time, latest };
      return c.json(refusal, 409);
    }
    limits?.charge(userId, tokens.quota);
    return c.json(await roomTaken({ db, userId }), 413);
  };

  routes.post("/sync", async (c) => {
    const { id: userId } = await requiredUser(c);
    // Before its turn: a slow client keeps no other waiting.
    const text = await unfoldedText(c.req.raw);
    if (text === undefined) return c.json(tooLarge, 413);
    limits?.charge(userId, text.length / tokens.bytesOfBody);
    return inTurn({ owner: userId, work: () => syncFor(c, userId, text) });
  });

  routes.get("/events", async (c) => {
    const user = await requiredUser(c);
    limits?.charge(user.id, tokens.stream);
    return streams.open({ c, user });
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
      stopLooking();
      await feed.close();
    },
  };
}
