import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppEnv } from "../http/app-env.ts";
import type { ChangeFeed } from "./change-feed.ts";

export interface EventStreams {
  readonly open: (input: {
    readonly c: Context<AppEnv>;
    readonly userId: string;
  }) => Response | Promise<Response>;
  /** Ends every stream: a stop must not wait for pages that stay open. */
  readonly endAll: () => void;
}

interface EventStreamsInput {
  readonly feed: ChangeFeed;
  readonly heartbeatMs?: number;
  /** A stream ends after this while, and the page's next one is checked against its session. */
  readonly lifetimeMs?: number;
  readonly perUser?: number;
}

export function createEventStreams({
  feed,
  heartbeatMs = 20_000,
  lifetimeMs = 15 * 60_000,
  perUser = 20,
}: EventStreamsInput): EventStreams {
  const open = new Map<string, Set<() => void>>();
  let draining = false;

  const admit = (userId: string, end: () => void) => {
    const mine = open.get(userId) ?? new Set();
    open.set(userId, mine.add(end));
    const [oldest] = mine;
    if (mine.size > perUser) oldest?.();
    return () => {
      mine.delete(end);
      if (mine.size === 0 && open.get(userId) === mine) open.delete(userId);
    };
  };

  return {
    open: ({ c, userId }) => {
      c.header("X-Accel-Buffering", "no");
      return streamSSE(c, async (stream) => {
        const { promise: ended, resolve: end } = Promise.withResolvers<void>();
        stream.onAbort(end);
        if (draining) end();
        const leave = admit(userId, end);
        const unsubscribe = feed.subscribe({
          userId,
          onChange: (head) => void stream.writeSSE({ event: "change", data: String(head ?? "") }),
        });
        const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeatMs);
        const lifetime = setTimeout(end, lifetimeMs);
        await stream.writeSSE({ event: "open", data: "" });
        await ended;
        clearInterval(heartbeat);
        clearTimeout(lifetime);
        unsubscribe();
        leave();
      });
    },
    endAll: () => {
      draining = true;
      for (const mine of [...open.values()]) for (const end of [...mine]) end();
    },
  };
}
