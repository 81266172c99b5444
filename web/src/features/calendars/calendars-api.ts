import {
  calendarAnswerSchema,
  calendarsAnswerSchema,
  feedAnswerSchema,
  type PlanFeed,
} from "@smart-planner/contract";
import type { Api } from "../../platform/api.ts";
import type { Schema } from "../../platform/schema.ts";

/** A calendar may take the other side fifteen seconds, and a busy server longer. */
const longestMs = 40_000;
const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };
const base = "/api/calendars";

type FeedSettings = Pick<PlanFeed, "detail" | "alarm" | "timeZone">;

export const createCalendarsApi = (api: Api) => ({
  list: () => api.request({ path: base, schema: calendarsAnswerSchema }),
  add: (body: { readonly address: string; readonly timeZone: string }) =>
    api.request({
      method: "POST",
      path: `${base}/sources`,
      body,
      schema: calendarAnswerSchema,
      timeoutMs: longestMs,
    }),
  refresh: (id: string, body: { readonly print: string; readonly timeZone: string }) =>
    api.request({
      method: "POST",
      path: `${base}/sources/${encodeURIComponent(id)}/refresh`,
      body,
      schema: calendarAnswerSchema,
      timeoutMs: longestMs,
    }),
  moveTo: (id: string, body: { readonly address: string; readonly timeZone: string }) =>
    api.request({
      method: "PUT",
      path: `${base}/sources/${encodeURIComponent(id)}`,
      body,
      schema: calendarAnswerSchema,
      timeoutMs: longestMs,
    }),
  remove: (id: string) =>
    api.request({
      method: "DELETE",
      path: `${base}/sources/${encodeURIComponent(id)}`,
      schema: anything,
    }),
  makeFeed: ({ detail, alarm, timeZone }: FeedSettings) =>
    api.request({
      method: "POST",
      path: `${base}/feed`,
      body: { detail, alarm, timeZone },
      schema: feedAnswerSchema,
    }),
  changeFeed: ({ detail, alarm, timeZone }: FeedSettings) =>
    api.request({
      method: "PUT",
      path: `${base}/feed`,
      body: { detail, alarm, timeZone },
      schema: feedAnswerSchema,
    }),
  endFeed: () => api.request({ method: "DELETE", path: `${base}/feed`, schema: feedAnswerSchema }),
});
