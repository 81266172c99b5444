import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { healthCapability } from "./health/health.ts";
import type { Capability } from "./http/capability.ts";
import type { RateLimiter } from "./limits/rate-limiter.ts";
import type { Log } from "./log.ts";

export interface CapabilityInput {
  readonly config: Config;
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly log: Log;
}

/** Everything the product's server can do, wired. */
export function createCapabilities({ database }: CapabilityInput): readonly Capability[] {
  return [healthCapability({ database })];
}
