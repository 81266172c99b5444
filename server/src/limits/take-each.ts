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
