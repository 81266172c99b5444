import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { smallPage } from "../http/small-page.ts";
import type { SettingsStore } from "./settings-store.ts";

const outdated = (c: Context<AppEnv>) => smallPage(c, (words) => words.notificationsOutdated, 404);

/**
 * Links in mails. Opening one changes nothing, because mail filters open links; the button, or a
 * one-click request, does.
 */
export function linkRoutes({ store }: { readonly store: SettingsStore }) {
  return new Hono<AppEnv>()
    .get("/unsubscribe/:token", async (c) => {
      const isToken = await store.isToken({ kind: "unsubscribe", token: c.req.param("token") });
      return isToken ? smallPage(c, ({ stop }) => stop) : outdated(c);
    })
    .post("/unsubscribe/:token", async (c) => {
      const isEnded = await store.unsubscribe(c.req.param("token"));
      return isEnded ? smallPage(c, ({ stopped }) => stopped) : outdated(c);
    })
    .get("/confirm/:token", async (c) => {
      const isToken = await store.isToken({ kind: "confirm", token: c.req.param("token") });
      return isToken ? smallPage(c, ({ sendHere }) => sendHere) : outdated(c);
    })
    .post("/confirm/:token", async (c) => {
      const isConfirmed = await store.confirm(c.req.param("token"));
      return isConfirmed ? smallPage(c, ({ sentHere }) => sentHere) : outdated(c);
    });
}
