import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { smallPage } from "../http/small-page.ts";
import type { SettingsStore } from "./settings-store.ts";

const outdated = (c: Context<AppEnv>) =>
  smallPage(c, {
    status: 404,
    title: "This link is no longer valid",
    text: "The address was changed or the account is gone. You can look at your Notification Settings in the app.",
  });

/**
 * Links in mails. Opening one changes nothing, because mail filters open links; the button, or a
 * one-click request, does.
 */
export function linkRoutes({ store }: { readonly store: SettingsStore }) {
  return new Hono<AppEnv>()
    .get("/unsubscribe/:token", async (c) => {
      if (!(await store.isToken({ kind: "unsubscribe", token: c.req.param("token") })))
        return outdated(c);
      return smallPage(c, {
        title: "Stop all e-mails?",
        text: "Smart Planner will send you no more notifications by e-mail. Your plan and your account stay as they are.",
        button: "Stop all e-mails",
      });
    })
    .post("/unsubscribe/:token", async (c) => {
      if (!(await store.unsubscribe(c.req.param("token")))) return outdated(c);
      return smallPage(c, {
        title: "No more e-mails",
        text: "It is done. If you change your mind, turn them on again in your Notification Settings.",
      });
    })
    .get("/confirm/:token", async (c) => {
      if (!(await store.isToken({ kind: "confirm", token: c.req.param("token") })))
        return outdated(c);
      return smallPage(c, {
        title: "Is this your e-mail address?",
        text: "Then Smart Planner will send your notifications here.",
        button: "Yes, send them here",
      });
    })
    .post("/confirm/:token", async (c) => {
      if (!(await store.confirm(c.req.param("token")))) return outdated(c);
      return smallPage(c, {
        title: "Thank you",
        text: "Your notifications come to this address from now on. Every message has a link that ends them.",
      });
    });
}
