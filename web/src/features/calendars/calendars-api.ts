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
const sourcePath = (id: string) => `${base}/sources/${encodeURIComponent(id)}`;

interface Address {
  readonly address: string;
  readonly timeZone: string;
}

export const createCalendarsApi = (api: Api) => {
  const readCalendar = (method: "POST" | "PUT", path: string, body: unknown) =>
    api.request({ method, path, body, schema: calendarAnswerSchema, timeoutMs: longestMs });
  const setFeed =
    (method: "POST" | "PUT") =>
    ({ detail, alarm, timeZone }: Pick<PlanFeed, "detail" | "alarm" | "timeZone">) =>
      api.request({
        method,
        path: `${base}/feed`,
        body: { detail, alarm, timeZone },
        schema: feedAnswerSchema,
      });
  return {
    list: () => api.request({ path: base, schema: calendarsAnswerSchema }),
    add: (body: Address) => readCalendar("POST", `${base}/sources`, body),
    refresh: (id: string, body: { readonly print: string; readonly timeZone: string }) =>
      readCalendar("POST", `${sourcePath(id)}/refresh`, body),
    moveTo: (id: string, body: Address) => readCalendar("PUT", sourcePath(id), body),
    remove: (id: string) =>
      api.request({ method: "DELETE", path: sourcePath(id), schema: anything }),
    makeFeed: setFeed("POST"),
    changeFeed: setFeed("PUT"),
    endFeed: () =>
      api.request({ method: "DELETE", path: `${base}/feed`, schema: feedAnswerSchema }),
  };
};
