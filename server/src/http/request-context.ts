import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Log, LogFields } from "../log.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress, type TrustedProxies } from "./client-address.ts";

const mayHoldSecrets = /^\/(?:api|feed)\//;

/** A long opaque part of such a path may be a token that opens somebody's account or plan. */
export function loggedPath(path: string): string {
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

interface RequestContextInput {
  readonly log: Log;
  readonly proxies: TrustedProxies;
  readonly publicUrl: URL | undefined;
}

export const requestContext = ({ log, proxies, publicUrl }: RequestContextInput) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const socketAddress = c.env?.incoming?.socket.remoteAddress;
    const forwardedFor = c.req.header("x-forwarded-for");
    const behindProxy = proxies.includes(
      clientAddress({ socketAddress, forwardedFor: undefined, proxies }),
    );
    c.set("requestId", requestId);
    c.set("address", clientAddress({ socketAddress, forwardedFor, proxies }));
    c.set(
      "secure",
      publicUrl?.protocol === "https:" ||
        (behindProxy && c.req.header("x-forwarded-proto") === "https"),
    );
    c.set("log", withFields(log, { requestId }));
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    const { method, path } = c.req;
    log.info("request", {
      requestId,
      method,
      path: loggedPath(path),
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    });
  });
