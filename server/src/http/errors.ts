import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DatabaseUnavailable } from "../database/database-unavailable.ts";
import { OwnerGone } from "../database/owner-gone.ts";
import { describeError } from "../log.ts";
import type { AppEnv } from "./app-env.ts";
import { errorOf, type Refusal, refusal, type SaidError } from "./error-of.ts";
import { TooManyRequests, tooManyRequests } from "./request-limits.ts";
import { ServerBusy } from "./server-busy.ts";

export const retryAfterSeconds = 5;

/** Ends a request with this refusal. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(...refused: Parameters<typeof refusal>) {
    super(refused[1].error);
    this.refusal = refusal(...refused);
  }
}

export function refuse(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  error: SaidError,
  retryAfter?: number,
) {
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  return c.json(error, status);
}

/** The same for a refusal that was made elsewhere. */
export const refuseWith = (c: Context<AppEnv>, { status, error, retryAfter }: Refusal) =>
  refuse(c, status, error, retryAfter);

export const nothingHere = (c: Context<AppEnv>) => refuse(c, 404, errorOf("nothing-here"));

const malformed = errorOf("malformed");

/** The client went away: nothing failed. */
const isGivenUp = (c: Context<AppEnv>) => {
  const incoming = c.env?.incoming;
  return incoming?.complete === false && incoming.destroyed === true;
};

export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  const log = c.get("log");
  if (isGivenUp(c)) {
    log.info("request given up");
    return refuse(c, 400, malformed);
  }
  if (error instanceof TooManyRequests) return tooManyRequests(c, error.waitMs);
  if (error instanceof DatabaseUnavailable) {
    log.error("database unavailable", describeError(error));
    return refuse(c, 503, errorOf("no-database"), retryAfterSeconds);
  }
  if (error instanceof OwnerGone) {
    log.info("write for a deleted account");
    return refuse(c, 401, errorOf("account-gone"));
  }
  if (error instanceof ServerBusy) {
    log.warn("server busy", { reason: error.message });
    return refuse(c, 503, errorOf("busy"), retryAfterSeconds);
  }
  if (error instanceof Refused) {
    log.debug("request refused", describeError(error));
    return refuseWith(c, error.refusal);
  }
  if (error instanceof HTTPException && error.status < 500) {
    log.debug("request refused", describeError(error));
    return refuse(c, error.status, error.status === 400 ? malformed : { error: error.message });
  }
  log.error("request failed", describeError(error));
  return refuse(c, 500, errorOf("failed"));
};
