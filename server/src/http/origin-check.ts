import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";
import { errorOf } from "./error-of.ts";
import { refuse } from "./errors.ts";
import { logSecurity } from "./security-event.ts";

interface OriginInput {
  readonly method: string;
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly hasCookie: boolean;
  readonly publicUrl: URL | undefined;
}

const reads: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Browsers name the origin of a write, and a page cannot forge it. A program without one is
 * accepted only without a cookie.
 */
export function isOwnOrigin(input: OriginInput): boolean {
  const { method, fetchSite, origin, host, hasCookie, publicUrl } = input;
  if (reads.has(method)) return true;
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  if (origin === undefined) return fetchSite !== undefined || !hasCookie;
  if (!URL.canParse(origin)) return false;
  if (publicUrl && origin === publicUrl.origin) return true;
  return fetchSite === "same-origin" || (!publicUrl && new URL(origin).host === host);
}

export function refuseOtherOrigin(c: Context<AppEnv>, publicUrl: URL | undefined) {
  const { method } = c.req;
  if (reads.has(method)) return undefined;
  const allowed = isOwnOrigin({
    method,
    fetchSite: c.req.header("sec-fetch-site"),
    origin: c.req.header("origin"),
    host: c.req.header("host"),
    hasCookie: c.req.header("cookie") !== undefined,
    publicUrl,
  });
  if (allowed) return undefined;
  logSecurity(c, { event: "write from another site", outcome: "refused" });
  return refuse(c, 403, errorOf("other-site"));
}
