import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import { requireUser } from "../http/current-user.ts";
import { errorOf } from "../http/error-of.ts";
import { createOutside, type Outside } from "../outside/outside.ts";
import type { TrustedHosts } from "../outside/outside-address.ts";
import type { Parts } from "../parts.ts";
import type { CalendarWork } from "./calendar-work.ts";
import { feedRoutes } from "./feed-routes.ts";
import { createFeedStore } from "./feed-store.ts";
import { createFetchCalendar } from "./fetch-calendar.ts";
import { publicFeed } from "./public-feed.ts";
import { sourceRoutes } from "./source-routes.ts";
import { createSourceStore, sourceOf } from "./source-store.ts";
import { calendarData } from "./user-data.ts";

interface CalendarsInput extends Parts<"database" | "limiter" | "currentUser" | "sealer"> {
  readonly publicUrl: URL | undefined;
  readonly trustedHosts: TrustedHosts;
  readonly outside?: Outside;
  readonly work: CalendarWork;
  readonly now?: () => number;
}

export function calendarsCapabilities(input: CalendarsInput): readonly Capability[] {
  const { database, limiter, currentUser, sealer, publicUrl, trustedHosts, now = Date.now } = input;
  const { outside = createOutside({ trustedHosts }), work } = input;
  const { db } = database;
  const sources = createSourceStore({ db, sealer });
  const feeds = createFeedStore({ database, sealer });
  const requiredUser = requireUser({ currentUser, error: errorOf("needs-account") });
  const feed = feedRoutes({ store: feeds, requiredUser, limiter, publicUrl });
  const fetchCalendar = createFetchCalendar({ outside, work });

  const routes = new Hono<AppEnv>()
    .get("/", async (c) => {
      const user = await requiredUser(c);
      const row = await feeds.find(user.id);
      return c.json({
        sources: (await sources.list(user.id)).map(sourceOf),
        feed: row === undefined ? null : feed.feedOf(c, row),
      });
    })
    .route("/feed", feed.routes)
    .route(
      "/sources",
      sourceRoutes({ store: sources, fetchCalendar, trustedHosts, requiredUser, limiter, now }),
    );

  return [
    { path: "/calendars", routes, personalData: calendarData },
    publicFeed({ db, store: feeds, work, now }),
  ];
}
