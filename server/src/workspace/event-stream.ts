import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppEnv } from "../http/app-env.ts";
import type { SignedInUser } from "../http/current-user.ts";
import type { ChangeFeed } from "./change-feed.ts";

/** Which of these sessions are still open. */
export type OpenSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

interface EventStreamsInput {
  readonly feed: ChangeFeed;
  readonly openSessions: OpenSessions;
}

const heartbeatMs = 20_000;
/** A stream ends after this while, and the page's next one is checked against its session. */
const lifetimeMs = 15 * 60_000;
const perUser = 20;

/** One open page that listens. */
interface Listener {
  readonly session: string;
  readonly end: () => void;
}

const sessionsAtOnce = 500;

export function createEventStreams({ feed, openSessions }: EventStreamsInput) {
  const listeners = new Map<string, Set<Listener>>();
  let draining = false;

  const all = () => [...listeners.values()].flatMap((mine) => [...mine]);

  /** The oldest page of an account ends for one too many; returns the way to leave. */
  const join = (user: string, listener: Listener) => {
    const mine = listeners.get(user) ?? new Set();
    const [oldest] = mine;
    if (mine.size >= perUser && oldest !== undefined) {
      mine.delete(oldest);
      oldest.end();
    }
    listeners.set(user, mine.add(listener));
    return () => {
      mine.delete(listener);
      if (mine.size === 0 && listeners.get(user) === mine) listeners.delete(user);
    };
  };

  return {
    open: ({ c, user }: { readonly c: Context<AppEnv>; readonly user: SignedInUser }) => {
      c.header("X-Accel-Buffering", "no");
      return streamSSE(c, async (stream) => {
        const { promise: ended, resolve: end } = Promise.withResolvers<void>();
        stream.onAbort(end);
        if (draining) end();
        const leave = join(user.id, { session: user.session, end });
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
    /** Ends the streams of sessions that are over, here or anywhere else. */
    endSignedOut: async () => {
      const listening = all();
      const sessions = [...new Set(listening.map(({ session }) => session))];
      const open = new Set<string>();
      for (let from = 0; from < sessions.length; from += sessionsAtOnce) {
        const some = sessions.slice(from, from + sessionsAtOnce);
        for (const session of await openSessions(some)) open.add(session);
      }
      for (const { session, end } of listening) if (!open.has(session)) end();
    },
    /** Ends every stream: a stop must not wait for pages that stay open. */
    endAll: () => {
      draining = true;
      for (const { end } of all()) end();
    },
  };
}
