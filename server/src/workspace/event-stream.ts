import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppEnv } from "../http/app-env.ts";
import { addressGroup } from "../http/client-address.ts";
import type { SignedInUser } from "../http/current-user.ts";
import type { ChangeFeed } from "./change-feed.ts";
import { createStreamShares } from "./stream-shares.ts";

export interface EventStreams {
  readonly open: (input: {
    readonly c: Context<AppEnv>;
    readonly user: SignedInUser;
  }) => Response | Promise<Response>;
  /** Ends the streams of sessions that are over, here or anywhere else. */
  readonly endSignedOut: () => Promise<void>;
  /** Ends every stream: a stop must not wait for pages that stay open. */
  readonly endAll: () => void;
}

/** Which of these sessions are still open. */
export type OpenSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

interface EventStreamsInput {
  readonly feed: ChangeFeed;
  readonly openSessions: OpenSessions;
  readonly heartbeatMs?: number;
  /** A stream ends after this while, and the page's next one is checked against its session. */
  readonly lifetimeMs?: number;
  readonly perUser?: number;
  /** Fewer than the server has connections, so that there are always some for everything else. */
  readonly inAll?: number;
}

const sessionsAtOnce = 500;
/** Whoever had to make way comes back after a minute, not at once to push out the next. */
const retryAfterMs = 60_000;

export function createEventStreams({
  feed,
  openSessions,
  heartbeatMs = 20_000,
  lifetimeMs = 15 * 60_000,
  perUser = 20,
  inAll = 3_000,
}: EventStreamsInput): EventStreams {
  const shares = createStreamShares({ perUser, inAll });
  let draining = false;

  return {
    open: ({ c, user }) => {
      c.header("X-Accel-Buffering", "no");
      const address = addressGroup(c.get("address"));
      return streamSSE(c, async (stream) => {
        const { promise: ended, resolve: end } = Promise.withResolvers<void>();
        stream.onAbort(end);
        if (draining) end();
        const leave = shares.join({
          user: user.id,
          session: user.session,
          address,
          end,
          makeWay: () => {
            void stream.write(`retry: ${retryAfterMs}\n\n`);
            end();
          },
        });
        const unsubscribe = feed.subscribe({
          userId: user.id,
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
    endSignedOut: async () => {
      const sessions = shares.sessions();
      for (let from = 0; from < sessions.length; from += sessionsAtOnce) {
        const some = sessions.slice(from, from + sessionsAtOnce);
        const open = await openSessions(some);
        for (const session of some) if (!open.has(session)) shares.endSession(session);
      }
    },
    endAll: () => {
      draining = true;
      shares.endAll();
    },
  };
}
