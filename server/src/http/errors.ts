import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DatabaseUnavailable } from "../database/database-unavailable.ts";
import { OwnerGone } from "../database/owner-gone.ts";
import { describeError } from "../log.ts";
import type { AppEnv } from "./app-env.ts";
import { errorOf, type SaidError } from "./error-of.ts";
import { TooManyRequests, tooManyRequests } from "./request-limits.ts";
import { ServerBusy } from "./server-busy.ts";

export const retryAfterSeconds = 5;

interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly error: SaidError;
  readonly retryAfter?: number;
}

/** Ends a request with this refusal. */
export class Refused extends HTTPException {
  readonly said: SaidError;

  constructor(status: 401, said: SaidError) {
    super(status, { message: said.error });
    this.said = said;
  }
}

export function refuse(c: Context<AppEnv>, { status, error, retryAfter }: Refusal) {
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  return c.json(error, status);
}

export const nothingHere = (c: Context<AppEnv>) =>
  refuse(c, { status: 404, error: errorOf("nothing-here") });

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
    return refuse(c, { status: 400, error: malformed });
  }
  if (error instanceof TooManyRequests) return tooManyRequests(c, error.waitMs);
  if (error instanceof DatabaseUnavailable) {
    log.error("database unavailable", describeError(error));
    return refuse(c, {
      status: 503,
      error: errorOf("no-database"),
      retryAfter: retryAfterSeconds,
    });
  }
  if (error instanceof OwnerGone) {
    log.info("write for a deleted account");
    return refuse(c, { status: 401, error: errorOf("account-gone") });
  }
  if (error instanceof ServerBusy) {
    log.warn("server busy", { reason: error.message });
    return refuse(c, {
      status: 503,
      error: errorOf("busy"),
      retryAfter: retryAfterSeconds,
    });
  }
  if (error instanceof HTTPException && error.status < 500) {
    log.debug("request refused", describeError(error));
    return refuse(c, {
      status: error.status,
      error:
        error instanceof Refused
          ? error.said
          : error.status === 400
            ? malformed
            : { error: error.message },
    });
  }
  log.error("request failed", describeError(error));
  return refuse(c, {
    status: 500,
    error: errorOf("failed"),
  });
};
