import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { healthCapability } from "./health/health.ts";
import type { Capability } from "./http/capability.ts";
import type { CurrentUser } from "./http/current-user.ts";
import type { RateLimiter } from "./limits/rate-limiter.ts";
import type { Log } from "./log.ts";
import { scheduleCapability } from "./schedule/schedule.ts";
import { createFeed } from "./workspace/create-feed.ts";
import { workspaceCapability } from "./workspace/workspace.ts";

export interface CapabilityInput {
  readonly config: Config;
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly log: Log;
}

/** Everything the product's server can do, wired. */
export function createCapabilities(input: CapabilityInput): readonly Capability[] {
  const { config, database, limiter, log } = input;
  const currentUser: CurrentUser = async () => null;
  const feed = createFeed({ config: config.database, log });
  return [
    healthCapability({ database }),
    workspaceCapability({ database, currentUser, feed, log }),
    scheduleCapability({ limiter, currentUser }),
  ];
}
