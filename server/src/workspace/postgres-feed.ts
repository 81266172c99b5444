import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { DatabaseConfig } from "../database/database-config.ts";
import { describeError, type Log } from "../log.ts";
import { type ChangeFeed, createLocalFeed, createLocalListeners } from "./change-feed.ts";

interface PostgresFeedInput {
  readonly url: string;
  readonly log: Log;
}

const channel = "workspace_changed";
/** One message carries the changes of this while: a notification in every commit would queue them all. */
const batchMs = 20;
/** PostgreSQL takes 8,000 bytes. */
const maxPayload = 7_900;
const reconnectMs = { first: 250, most: 10_000 };

/** One connection that listens and notifies; reconnects when lost. */
export function createPostgresFeed({ url, log }: PostgresFeedInput): ChangeFeed {
  const origin = randomUUID();
  const listeners = createLocalListeners();
  const waiting = new Map<string, number>();
  let client: Client | undefined;
  let closed = false;
  let batch: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let delay = reconnectMs.first;

  const lose = (lost: Client) => {
    if (client === lost) client = undefined;
    lost.removeAllListeners();
    // A late error on a connection already given up must not end the process.
    lost.on("error", () => undefined);
    lost.end().catch(() => undefined);
    if (closed || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, delay);
    retry.unref();
    delay = Math.min(delay * 2, reconnectMs.most);
  };

  const onMessage = (payload: string) => {
    const [from, ...changes] = payload.split(" ");
    if (from === origin) return;
    for (const change of changes) {
      const [head = "", userId = ""] = change.split(":", 2);
      listeners.tell({ userId, head: Number(head) });
    }
  };

  async function connect() {
    const next = new Client({
      connectionString: url,
      application_name: "smart-planner feed",
      connectionTimeoutMillis: 4_000,
      // On a line that carries nothing any more a message would be waited for without end.
      query_timeout: 10_000,
      keepAlive: true,
    });
    next.on("error", (error) => {
      log.warn("live updates interrupted", describeError(error));
      lose(next);
    });
    next.on("end", () => lose(next));
    next.on("notification", ({ payload }) => onMessage(payload ?? ""));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      log.warn("live updates not connected", describeError(error));
      lose(next);
      return;
    }
    client = next;
    delay = reconnectMs.first;
    // Missed notifications are made up for by polling.
    listeners.tellAll();
    if (waiting.size > 0) schedule();
  }

  /** As many of the changes as one message takes. */
  const nextMessage = () => {
    const changes: [userId: string, head: number][] = [];
    let payload: string = origin;
    for (const [userId, head] of waiting) {
      const longer = `${payload} ${head}:${userId}`;
      if (longer.length > maxPayload) break;
      payload = longer;
      changes.push([userId, head]);
    }
    return { payload, changes };
  };

  const sendWaiting = async () => {
    // Lost between two messages, the connection is another one or none.
    for (let to = client; to !== undefined && waiting.size > 0; to = client) {
      const { payload, changes } = nextMessage();
      try {
        await to.query("select pg_notify($1, $2)", [channel, payload]);
      } catch (error) {
        log.warn("live update not sent", describeError(error));
        return lose(to);
      }
      // Kept until it is sent: other processes cannot know that they missed it.
      for (const [userId, head] of changes)
        if (waiting.get(userId) === head) waiting.delete(userId);
    }
  };

  const schedule = () => {
    if (batch !== undefined || closed) return;
    batch = setTimeout(async () => {
      await sendWaiting();
      batch = undefined;
      if (waiting.size > 0 && client !== undefined) schedule();
    }, batchMs);
  };

  void connect();
  return {
    publish: (change) => {
      listeners.tell(change);
      waiting.set(change.userId, change.head);
      schedule();
    },
    subscribe: listeners.subscribe,
    close: async () => {
      closed = true;
      clearTimeout(batch);
      clearTimeout(retry);
      if (client !== undefined) lose(client);
    },
  };
}

export const createFeed = ({
  config,
  log,
}: {
  readonly config: DatabaseConfig;
  readonly log: Log;
}): ChangeFeed =>
  config.kind === "postgres" ? createPostgresFeed({ url: config.url, log }) : createLocalFeed();
