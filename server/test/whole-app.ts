import { randomBytes } from "node:crypto";
import { createApp } from "../src/app.ts";
import { createCapabilities } from "../src/capabilities.ts";
import { readConfig } from "../src/config.ts";
import type { Database } from "../src/database/database.ts";
import type { RateLimiter } from "../src/limits/rate-limiter.ts";
import type { ScheduleReader } from "../src/schedule/process/schedule-reader.ts";
import { createSealer } from "../src/secrets/sealed-text.ts";
import { emptyWebBuild } from "../src/web-build/web-build.ts";
import { cheapHasher } from "./accounts-client.ts";
import { silentLog } from "./silent-log.ts";

const noLimits: RateLimiter = {
  take: async () => ({ ok: true, remaining: 1 }),
  giveBack: async () => undefined,
  holds: async () => false,
  forget: async () => undefined,
};

/** Sends every file away that would start a process. */
const idleReader: ScheduleReader = {
  read: async () => ({ ok: false, reason: "nothing" }),
};

export interface ApiRoute {
  readonly method: string;
  readonly path: string;
}

interface WholeAppInput {
  readonly database: Database;
  readonly reader?: ScheduleReader;
}

/** The product as wired, without limits by number and without expensive work. */
export async function makeWholeApp({ database, reader = idleReader }: WholeAppInput) {
  const read = readConfig({
    PUBLIC_URL: "http://localhost",
    // Every way to sign in; the provider does not answer.
    OIDC_ISSUER: "http://127.0.0.1:1",
    OIDC_CLIENT_ID: "planner",
  });
  if (!read.ok) throw new Error(read.message);
  const { config } = read;
  const capabilities = createCapabilities({
    config,
    database,
    sealer: createSealer(randomBytes(32)),
    limiter: noLimits,
    log: silentLog,
    parts: { hasher: cheapHasher, reader },
  });
  const app = createApp({ config, log: silentLog, capabilities, web: emptyWebBuild });
  const names = app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path}`);
  const routes = [...new Set(names)].map((name): ApiRoute => {
    const [method = "", path = ""] = name.split(" ");
    return { method, path };
  });
  const close = async () => {
    for (const capability of capabilities) await capability.close?.();
  };
  return { app, routes, close };
}
