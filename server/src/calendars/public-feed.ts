import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import { errorOf } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import type { Parts } from "../parts.ts";
import type { CalendarWork } from "./calendar-work.ts";
import type { FeedStore } from "./feed-store.ts";
import { renderFeed } from "./render-feed.ts";

interface PublicFeedInput extends Parts<"db" | "now"> {
  readonly store: FeedStore;
  readonly work: Pick<CalendarWork, "topics">;
}

/** Accurate to minutes. */
const readNoteMs = 10 * 60_000;

const gone = (c: Context<AppEnv>) => refuse(c, 404, errorOf("feed-gone"));

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((each) => {
    const tag = each.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });

/** Polled by calendar programs; anyone with the address may read. */
export function publicFeed(input: PublicFeedInput): Capability {
  const { db, store, work, now } = input;
  const current = async (userId: string, head: number) => {
    const row = await store.find(userId);
    if (row === undefined) return undefined;
    const written = await renderFeed({ db, row, work, now: now() });
    await store.keep(row, { ...written, rendered_head: head });
    return written;
  };

  const feedAt = async (file: string) => {
    const secret = /^([\w-]{20,40})\.ics$/.exec(file)?.[1];
    return secret === undefined ? undefined : store.polled(secret);
  };

  const routes = new Hono<AppEnv>().use(compress()).get("/:file", async (c) => {
    const feed = await feedAt(c.req.param("file"));
    if (feed === undefined) return gone(c);
    if (now() - (feed.last_read_at ?? 0) > readNoteMs) await store.noteRead(feed.user_id, now());
    // May be cached, but must be revalidated.
    c.header("Cache-Control", "private, no-cache");
    const fresh = feed.rendered_head === feed.head;
    if (fresh && matches(c.req.header("if-none-match"), feed.etag)) {
      c.header("ETag", feed.etag);
      return c.body(null, 304);
    }
    const written = fresh ? await store.find(feed.user_id) : await current(feed.user_id, feed.head);
    if (written === undefined) return gone(c);
    c.header("ETag", written.etag);
    if (matches(c.req.header("if-none-match"), written.etag)) return c.body(null, 304);
    c.header("Content-Type", "text/calendar; charset=utf-8");
    c.header("Content-Disposition", 'inline; filename="study-plan.ics"');
    return c.body(written.body);
  });
  return { path: "/feed", atRoot: true, routes };
}
