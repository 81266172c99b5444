import { feedSettingsSchema, type PlanFeed } from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { errorOf } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import type { Parts } from "../parts.ts";
import { ownAddress } from "../web-build/own-address.ts";
import { askInZone } from "./ask-in-zone.ts";
import type { FeedRow, FeedStore } from "./feed-store.ts";

interface FeedRoutesInput extends Parts<"requiredUser" | "limiter"> {
  readonly store: FeedStore;
  readonly publicUrl: URL | undefined;
}

const changesPerHour = 60;
const noFeed = (c: Context<AppEnv>) => refuse(c, 404, errorOf("no-feed"));

export function feedRoutes({ store, requiredUser, limiter, publicUrl }: FeedRoutesInput) {
  const addressOf = (c: Context<AppEnv>) =>
    ownAddress({ publicUrl, requestUrl: c.req.url, secure: c.get("secure") });
  const feedOf = (c: Context<AppEnv>, row: FeedRow): PlanFeed => {
    const { last_read_at: readAt } = row;
    return {
      address: `${addressOf(c)}/feed/${store.secretOf(row)}.ics`,
      detail: row.detail,
      timeZone: row.time_zone,
      alarm: row.alarm,
      lastReadAt: readAt === null ? null : new Date(readAt).toISOString(),
    };
  };
  const settings = jsonBody(feedSettingsSchema, errorOf("feed-detail"));
  const ask = askInZone({
    requiredUser,
    limiter,
    limits: ({ userId }) => [{ name: "change-feed", key: userId, limit: changesPerHour }],
    tooOften: errorOf("too-often"),
  });

  const routes = new Hono<AppEnv>()
    .on(["POST", "PUT"], "/", settings, async (c) => {
      const given = c.req.valid("json");
      const { userId, timeZone } = await ask(c, given.timeZone);
      const isNew = c.req.method === "POST";
      const row = await store[isNew ? "make" : "change"](userId, { ...given, timeZone });
      return row === undefined ? noFeed(c) : c.json({ feed: feedOf(c, row) });
    })
    .delete("/", async (c) => {
      const user = await requiredUser(c);
      await store.end(user.id);
      return c.json({ feed: null });
    });
  return { routes, feedOf };
}
