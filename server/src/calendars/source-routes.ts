import {
  calendarAddressSchema,
  calendarRefreshSchema,
  mostCalendarsByAddress,
} from "@smart-planner/contract";
import { daysBetween, parseDay } from "@smart-planner/planner/time";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { errorOf } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import { readOutsideAddress, type TrustedHosts } from "../outside/outside-address.ts";
import type { Parts } from "../parts.ts";
import { askInZone } from "./ask-in-zone.ts";
import type { FetchCalendar } from "./fetch-calendar.ts";
import { type SourceRow, type SourceStore, sourceOf } from "./source-store.ts";

interface SourceRoutesInput extends Parts<"requiredUser" | "limiter" | "now"> {
  readonly store: SourceStore;
  readonly fetchCalendar: FetchCalendar;
  readonly trustedHosts: TrustedHosts;
}

const asksPerHour = { account: 120, address: 600 };
/** Even an unchanged calendar is read again after this many days: the window has moved. */
const longestUnread = 14;

const tooMany = (c: Context<AppEnv>) =>
  refuse(c, 409, errorOf("most-calendars", mostCalendarsByAddress));

const unknownSource = (c: Context<AppEnv>) => refuse(c, 404, errorOf("calendar-removed"));

export function sourceRoutes(input: SourceRoutesInput) {
  const { store, fetchCalendar, trustedHosts, requiredUser, limiter, now } = input;

  const askedBy = askInZone({
    requiredUser,
    limiter,
    limits: ({ userId, address }) => [
      { name: "ask-calendar", key: userId, limit: asksPerHour.account },
      { name: "ask-calendars", key: address, limit: asksPerHour.address },
    ],
    tooOften: errorOf("refreshed-often"),
  });
  const addressBody = jsonBody(calendarAddressSchema, errorOf("calendar-address"));

  /** Fetches an address for a new or moved calendar. */
  const firstCopy = async ({
    userId,
    address,
    timeZone,
  }: {
    readonly userId: string;
    readonly address: string;
    readonly timeZone: string;
  }) => {
    const read = readOutsideAddress(address, trustedHosts);
    if (!read.ok) return { ok: false, problem: read.reason } as const;
    const fetched = await fetchCalendar({
      ...{ owner: userId, address: address.trim(), timeZone, now: now() },
    });
    if (!fetched.ok) return fetched;
    if (!fetched.changed) return { ok: false, problem: "unreachable" } as const;
    // Only at first: one added before releases its times at the next refresh.
    if (fetched.isOwnPlan) return { ok: false, problem: "own-plan" } as const;
    const { calendar, version, readOn } = fetched;
    const copy = { version, print: calendar.print, timeZone, readOn, at: now() };
    return {
      ok: true,
      calendar,
      stored: { address: address.trim(), host: read.url.hostname, copy },
    } as const;
  };

  /** For a conditional request. */
  const knownOf = (row: SourceRow, timeZone: string, print: string) => {
    const readOn = parseDay(row.read_on);
    const today = parseDay(new Date(now()).toISOString().slice(0, 10));
    const fresh =
      readOn !== undefined && today !== undefined && daysBetween(readOn, today) < longestUnread;
    return fresh && row.time_zone === timeZone && row.print === print
      ? { etag: row.etag, lastModified: row.last_modified }
      : undefined;
  };

  return new Hono<AppEnv>()
    .post("/", addressBody, async (c) => {
      const { address, timeZone: named } = c.req.valid("json");
      const asked = await askedBy(c, named);
      // Before the request: an account at its limit sends none.
      if ((await store.list(asked.userId)).length >= mostCalendarsByAddress) return tooMany(c);
      const first = await firstCopy({ ...asked, address });
      if (!first.ok) return refuse(c, 422, errorOf("calendar-problem", first.problem));
      const row = await store.add(asked.userId, first.stored);
      if (row === undefined) return tooMany(c);
      return c.json({ source: sourceOf(row), calendar: first.calendar });
    })
    .put("/:id", addressBody, async (c) => {
      const { address, timeZone: named } = c.req.valid("json");
      const asked = await askedBy(c, named);
      const source = { userId: asked.userId, id: c.req.param("id") };
      if ((await store.one(source)) === undefined) return unknownSource(c);
      const first = await firstCopy({ ...asked, address });
      if (!first.ok) return refuse(c, 422, errorOf("calendar-problem", first.problem));
      const row = await store.moveTo(source, first.stored);
      if (row === undefined) return unknownSource(c);
      return c.json({ source: sourceOf(row), calendar: first.calendar });
    })
    .post("/:id/refresh", jsonBody(calendarRefreshSchema, errorOf("needs-zone")), async (c) => {
      const { print, timeZone: named } = c.req.valid("json");
      const { userId, timeZone } = await askedBy(c, named);
      const source = { userId, id: c.req.param("id") };
      const row = await store.one(source);
      if (row === undefined) return unknownSource(c);
      const answer = (changed: SourceRow | undefined, calendar: unknown = null) =>
        changed === undefined ? unknownSource(c) : c.json({ source: sourceOf(changed), calendar });
      const address = store.addressOf(row);
      if (address === undefined) return answer(await store.noteProblem(source, "address-lost"));
      const known = knownOf(row, timeZone, print);
      const fetched = await fetchCalendar({
        owner: userId,
        address,
        timeZone,
        known,
        now: now(),
      });
      if (!fetched.ok) return answer(await store.noteProblem(source, fetched.problem));
      if (!fetched.changed) return answer(await store.seenUnchanged(source, now()));
      const { calendar, version, readOn } = fetched;
      const copy = { version, print: calendar.print, timeZone, readOn, at: now() };
      const kept = await store.keepCopy(source, copy);
      return answer(kept, calendar.print === print ? null : calendar);
    })
    .delete("/:id", async (c) => {
      const user = await requiredUser(c);
      const removed = await store.remove({ userId: user.id, id: c.req.param("id") });
      return removed ? c.json({ removed }) : unknownSource(c);
    });
}
