import { gzipSync } from "node:zlib";
import {
  type SyncResponse,
  stampOf,
  syncProtocol,
  syncResponseSchema,
} from "@smart-planner/contract";
import { z } from "zod";
import type { Database } from "../src/database/database.ts";
import type { CurrentUser } from "../src/http/current-user.ts";
import type { RequestLimits } from "../src/http/request-limits.ts";
import { type ChangeFeed, createLocalFeed } from "../src/workspace/change-feed.ts";
import { workspaceCapability } from "../src/workspace/workspace.ts";
import { addingAccounts } from "./add-account.ts";
import { makeApp } from "./make-app.ts";
import { silentLog } from "./silent-log.ts";

const userHeader = "x-test-user";

/** A session for tests: the request says who it is. */
export const userFromHeader: CurrentUser = async (c) => {
  const id = c.req.header(userHeader);
  return id === undefined ? null : { id, session: id };
};

export const everySession = async (ids: readonly string[]) => new Set(ids);

export const noon = 1_800_000_000_000;

export const change = (
  register: string,
  value: string | null,
  wall = noon,
  device = "device01",
) => ({
  register,
  stamp: stampOf({ wall, count: 0 }, device),
  value,
});

interface SyncInput {
  readonly user?: string | undefined;
  /** The owner that the page names; by default the signed-in user. */
  readonly claimed?: string;
  readonly cursor?: number;
  readonly changes?: readonly unknown[];
  readonly joins?: boolean;
  readonly digest?: string;
  readonly gzip?: boolean;
}

export function makeWorkspace({
  database,
  feed = createLocalFeed(),
  now = () => noon,
  limits,
}: {
  readonly database: Database;
  readonly feed?: ChangeFeed;
  readonly now?: () => number;
  readonly limits?: RequestLimits;
}) {
  const known = addingAccounts(database, { of: userFromHeader });
  const capability = workspaceCapability({
    database,
    feed,
    now,
    limits,
    log: silentLog,
    openSessions: everySession,
    currentUser: async (c) => {
      const user = await known(c);
      if (user !== null) limits?.account(user.id);
      return user;
    },
  });
  const app = makeApp({ capabilities: [capability] });
  const headersFor = (user: string | undefined): Record<string, string> =>
    user === undefined ? {} : { [userHeader]: user };

  const send = async (input: SyncInput) => {
    const { user, cursor = 0, changes = [], joins, digest, gzip = false } = input;
    const claimed = input.claimed ?? user ?? "nobody";
    const body = JSON.stringify({
      protocol: syncProtocol,
      user: claimed,
      device: "device01",
      cursor,
      changes,
      joins,
      ...(digest === undefined ? {} : { digest }),
    });
    return app.request("/api/workspace/sync", {
      method: "POST",
      headers: {
        ...headersFor(user),
        "content-type": "application/json",
        ...(gzip ? { "content-encoding": "gzip" } : {}),
      },
      body: gzip ? gzipSync(body) : body,
    });
  };
  const sync = async (input: SyncInput): Promise<SyncResponse> => {
    const response = await send(input);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return z.parse(syncResponseSchema, await response.json());
  };
  const get = (path: string, user?: string) =>
    app.request(`/api/workspace${path}`, { headers: headersFor(user) });
  return { app, capability, send, sync, get };
}
