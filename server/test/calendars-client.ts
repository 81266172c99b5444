import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readDatedEvents } from "@smart-planner/calendar-files";
import {
  calendarAnswerSchema,
  calendarsAnswerSchema,
  feedAnswerSchema,
  stampOf,
  syncProtocol,
} from "@smart-planner/contract";
import { createAccounts } from "../src/accounts/accounts.ts";
import type { CalendarWork } from "../src/calendars/calendar-work.ts";
import { calendarsCapabilities } from "../src/calendars/calendars.ts";
import { feedTopicsOf } from "../src/calendars/feed-topics.ts";
import type { Database } from "../src/database/database.ts";
import { createRateLimiter } from "../src/limits/rate-limiter.ts";
import type { Log } from "../src/log.ts";
import { createSealer } from "../src/secrets/sealed-text.ts";
import { createLocalFeed } from "../src/workspace/change-feed.ts";
import { workspaceCapability } from "../src/workspace/workspace.ts";
import { cheapHasher, newEmail, openBrowser } from "./accounts-client.ts";
import { makeApp } from "./make-app.ts";
import { silentLog } from "./silent-log.ts";

/** A calendar server on loopback whose answer a test can change while it runs. */
export async function startCalendarServer() {
  let answer = (_: IncomingMessage, response: ServerResponse) => void response.end("");
  let asked = 0;
  const server: Server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const serves = (text: string, etag?: string) => {
    answer = (request, response) => {
      if (etag !== undefined && request.headers["if-none-match"] === etag)
        response.writeHead(304).end();
      else response.writeHead(200, etag === undefined ? {} : { etag }).end(text);
    };
  };
  return {
    host: `127.0.0.1:${port}`,
    address: `http://127.0.0.1:${port}/secret-4711/calendar.ics`,
    asked: () => asked,
    serves,
    fails: (status: number) => {
      answer = (_, response) => void response.writeHead(status).end();
    },
    hangs: () => {
      answer = () => undefined;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

interface MakeInput {
  readonly database: Database;
  readonly trustedHosts?: readonly string[];
  readonly log?: Log;
  readonly key?: Buffer;
  readonly now?: () => number;
  readonly work?: CalendarWork;
}

/** In this process, without the start of a worker for each test. */
const inPlace: CalendarWork = {
  read: async (task) => {
    const read = readDatedEvents(task);
    return read.ok ? read : { ok: false, problem: "not-a-calendar" };
  },
  topics: async (task) => feedTopicsOf(task),
};

export async function makeCalendars(input: MakeInput) {
  const {
    database,
    trustedHosts = [],
    log = silentLog,
    key = randomBytes(32),
    now = Date.now,
  } = input;
  const limiter = createRateLimiter({ database, now });
  const accounts = await createAccounts({ database, limiter, log, hasher: cheapHasher });
  const { currentUser } = accounts;
  const others = [
    workspaceCapability({
      database,
      currentUser,
      openSessions: accounts.openSessions,
      feed: createLocalFeed(),
      log,
    }),
    ...calendarsCapabilities({
      database,
      limiter,
      currentUser,
      sealer: createSealer(key),
      publicUrl: new URL("https://planner.example.org"),
      trustedHosts: new Set(trustedHosts),
      work: input.work ?? inPlace,
      now,
    }),
  ];
  const app = makeApp({ capabilities: [...others, accounts.capability(others)], log });

  const arrive = async () => {
    const browser = openBrowser({ app });
    await browser.signUp(newEmail());
    const uid = (await browser.whoAmI())?.uid ?? "";
    const write = (path: string, method: string, body?: unknown) =>
      browser.ask(`/api/calendars${path}`, { method, ...(body === undefined ? {} : { body }) });
    const json = async (response: Response) => {
      const said: unknown = await response.json();
      if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(said)}`);
      return said;
    };
    let walls = 0;
    return {
      ...browser,
      uid,
      write,
      list: async () =>
        calendarsAnswerSchema.parse(await json(await browser.ask("/api/calendars"))),
      add: async (address: string, timeZone = "Europe/Berlin") =>
        calendarAnswerSchema.parse(
          await json(await write("/sources", "POST", { address, timeZone })),
        ),
      refresh: async (id: string, print = "", timeZone = "Europe/Berlin") =>
        calendarAnswerSchema.parse(
          await json(await write(`/sources/${id}/refresh`, "POST", { print, timeZone })),
        ),
      makeFeed: async (detail = "topics", timeZone = "Europe/Berlin") =>
        feedAnswerSchema.parse(await json(await write("/feed", "POST", { detail, timeZone }))).feed,
      put: async (register: string, value: unknown) => {
        walls += 1;
        const response = await browser.ask("/api/workspace/sync", {
          method: "POST",
          body: {
            protocol: syncProtocol,
            user: uid,
            device: "device01",
            cursor: 0,
            changes: [
              {
                register,
                stamp: stampOf({ wall: 1_700_000_000_000 + walls, count: 0 }, "device01"),
                value: value === null ? null : JSON.stringify(value),
              },
            ],
          },
        });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      },
    };
  };

  const poll = (
    address: string,
    headers: Record<string, string> = {},
    remoteAddress = "198.51.100.9",
  ) =>
    app.request(
      new URL(address).pathname,
      { headers },
      { incoming: { socket: { remoteAddress } } },
    );
  const close = async () => {
    for (const capability of others) await capability.close?.();
  };
  return { app, arrive, poll, close };
}
