import type { SyncRefusal } from "@smart-planner/contract";
import type { Context } from "hono";
import { createTokenBuckets } from "../limits/token-buckets.ts";
import type { AppEnv } from "./app-env.ts";
import { addressGroup } from "./client-address.ts";
import { errorOf } from "./error-of.ts";

/** One to two milliseconds of the main thread each. An open page needs a few a second, a first sync two hundred. */
const ofAccount = { most: 200, perSecond: 20 };
/** A school shares one address, and a page has dozens of files. */
const ofAddress = { most: 1_000, perSecond: 400 };
const bytesPerToken = 64 * 1024;
/** An unknown session costs a query. */
const unknownSession = 10;

/** The account has no tokens left. */
export class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
  readonly waitMs: number;

  constructor(waitMs: number) {
    super("too many requests");
    this.waitMs = waitMs;
  }
}

/** In the words of sync, which then retries. */
export function tooManyRequests(c: Context<AppEnv>, waitMs: number) {
  c.header("Retry-After", String(Math.max(1, Math.ceil(waitMs / 1_000))));
  const refusal: SyncRefusal = { ...errorOf("too-many"), code: "too-many", waitMs };
  return c.json(refusal, 429);
}

export type RequestLimits = ReturnType<typeof createRequestLimits>;

/** One token bucket per address, and one per account once its session is known. A client can invent neither. */
export function createRequestLimits({ elapsed }: { elapsed?: () => number } = {}) {
  const clock = elapsed === undefined ? {} : { elapsed };
  const addresses = createTokenBuckets({ ...ofAddress, ...clock });
  const accounts = createTokenBuckets({ ...ofAccount, ...clock });
  const addressOf = (c: Context<AppEnv>) => addressGroup(c.get("address"));
  return {
    /** Counts a request for its address; returns the milliseconds to wait if refused. */
    request: (c: Context<AppEnv>): number => {
      const bytes = Number(c.req.header("content-length") ?? 0) || 0;
      return addresses.take(addressOf(c), 1 + Math.floor(bytes / bytesPerToken));
    },
    /** A cookie without a session opens no bucket: its address pays for the query. */
    unknownSession: (c: Context<AppEnv>) => addresses.charge(addressOf(c), unknownSession),
    /** Counts a request of an account; throws `TooManyRequests`. */
    account: (userId: string, cost?: number) => {
      const waitMs = accounts.take(userId, cost);
      if (waitMs > 0) throw new TooManyRequests(waitMs);
    },
    /** Counts work larger than one request. */
    charge: accounts.charge,
  };
}
