import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Log, LogFields } from "../log.ts";
import type { RequestMeter } from "../metrics/request-meter.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress, type TrustedProxies } from "./client-address.ts";
import { compressedJson } from "./compressed-json.ts";
import { nothingHere } from "./errors.ts";
import { refuseOtherOrigin } from "./origin-check.ts";
import { type RequestLimits, tooManyRequests } from "./request-limits.ts";
import { securityHeaders, transportSecurity } from "./security-headers.ts";

const mayHoldSecrets = /^\/(?:api|feed)\//;

/** Without long opaque parts, which may be tokens. */
function loggedPath(path: string): string {
  if (!mayHoldSecrets.test(path)) return path.slice(0, 200);
  return path
    .split("/")
    .map((part) => (/^[\w.~%-]{20,}$/.test(part) ? "..." : part))
    .join("/")
    .slice(0, 200);
}

const withFields = (log: Log, fields: LogFields): Log => ({
  debug: (event, more) => log.debug(event, { ...fields, ...more }),
  info: (event, more) => log.info(event, { ...fields, ...more }),
  warn: (event, more) => log.warn(event, { ...fields, ...more }),
  error: (event, more) => log.error(event, { ...fields, ...more }),
});

const isApi = (path: string) => path === "/api" || path.startsWith("/api/");

/** At most this many delayed refusals: each takes memory. */
const mostHeldBack = 500;

interface EachRequestInput {
  readonly log: Log;
  readonly proxies: TrustedProxies;
  readonly publicUrl: URL | undefined;
  readonly limits: RequestLimits | undefined;
  readonly meter: RequestMeter | undefined;
  /** Minimum delay of a 429, against tight loops. */
  readonly heldBackMs?: number;
}

/**
 * One middleware for every request: each more costs every answer some promises. Headers are set
 * before the handler, because changing a finished answer copies it.
 */
export function eachRequest(input: EachRequestInput) {
  const { log, proxies, publicUrl, limits, meter, heldBackMs = 1_000 } = input;
  let heldBack = 0;

  const holdBack = async () => {
    if (heldBack >= mostHeldBack) return;
    heldBack += 1;
    // Jitter, so that refusals do not go out at once.
    await wait(heldBackMs * (1 + Math.random()));
    heldBack -= 1;
  };

  const describe = (c: Context<AppEnv>, requestId: string) => {
    const socketAddress = c.env?.incoming?.socket.remoteAddress;
    const forwardedFor = c.req.header("x-forwarded-for");
    const isBehindProxy = () =>
      proxies.includes(clientAddress({ socketAddress, forwardedFor: undefined, proxies }));
    const secure =
      publicUrl?.protocol === "https:" ||
      (c.req.header("x-forwarded-proto") === "https" && isBehindProxy());
    c.set("requestId", requestId);
    c.set("address", clientAddress({ socketAddress, forwardedFor, proxies }));
    c.set("secure", secure);
    c.set("log", withFields(log, { requestId }));
    for (const [name, value] of securityHeaders) c.header(name, value);
    c.header("X-Request-Id", requestId);
    if (secure) c.header("Strict-Transport-Security", transportSecurity);
    if (isApi(c.req.path)) c.header("Cache-Control", "no-store");
    c.json = compressedJson(c);
  };

  const refusalOf = (c: Context<AppEnv>) => {
    const { path } = c.req;
    // A monitor must not be refused because of its address.
    const waitMs = path === "/api/health" ? 0 : (limits?.request(c) ?? 0);
    if (waitMs > 0) return tooManyRequests(c, waitMs);
    if (!isApi(path)) return undefined;
    // No id holds a NUL, and PostgreSQL would fail on one.
    return path.includes("\u0000") ? nothingHere(c) : refuseOtherOrigin(c, publicUrl);
  };

  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    describe(c, requestId);
    const refusal = refusalOf(c);
    if (refusal === undefined) await next();
    else c.res = refusal;
    const { method, path } = c.req;
    const { status } = c.res;
    if (status === 429) await holdBack();
    const ms = performance.now() - startedAt;
    meter?.count({ path, status, seconds: ms / 1_000 });
    log.info("request", {
      requestId,
      method,
      path: loggedPath(path),
      status,
      ms: Math.round(ms * 10) / 10,
    });
  });
}
