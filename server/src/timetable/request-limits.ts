import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { addressGroup } from "../http/client-address.ts";
import type { SignedInUser } from "../http/current-user.ts";
import { errorOf } from "../http/error-of.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import { admit } from "../limits/take-each.ts";

const windowSeconds = 10 * 60;
const perUser = 120;
/** A school shares one address. */
const perAddress = 480;
/** For everyone at one address without a session: a class that tries the demo. */
const perAddressOfVisitors = 60;

/** Ends the request when there were too many. */
export const requestLimits =
  (limiter: RateLimiter) =>
  async (c: Context<AppEnv>, user: SignedInUser | null): Promise<void> => {
    const address = addressGroup(c.get("address"));
    const buckets =
      user === null
        ? [{ name: "smart-visitor", key: address, limit: perAddressOfVisitors }]
        : [
            { name: "smart-user", key: user.id, limit: perUser },
            { name: "smart-address", key: address, limit: perAddress },
          ];
    const code = user === null ? "many-timetables-here" : "many-timetables";
    await admit(
      limiter,
      buckets.map((bucket) => ({ ...bucket, windowSeconds })),
      (seconds) => errorOf(code, seconds),
    );
  };
