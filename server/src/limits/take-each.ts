import type { SaidError } from "../http/error-of.ts";
import { Refused } from "../http/errors.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export type Admission =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterSeconds: number };

type Bucket = Parameters<RateLimiter["take"]>[0];

/** The first empty bucket refuses. */
export async function takeEach(
  limiter: RateLimiter,
  buckets: readonly Bucket[],
): Promise<Admission> {
  for (const bucket of buckets) {
    const taken = await limiter.take(bucket);
    if (!taken.ok) return taken;
  }
  return { ok: true };
}

/** Ends the request if a bucket is empty; the error may name the seconds to wait. */
export async function admit(
  limiter: RateLimiter,
  buckets: readonly Bucket[],
  error: (seconds: number) => SaidError,
): Promise<void> {
  const admission = await takeEach(limiter, buckets);
  if (admission.ok) return;
  const { retryAfterSeconds: seconds } = admission;
  throw new Refused(429, error(seconds), seconds);
}
