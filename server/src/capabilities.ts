import { createAccounts } from "./accounts/accounts.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { healthCapability } from "./health/health.ts";
import type { Capability } from "./http/capability.ts";
import type { RateLimiter } from "./limits/rate-limiter.ts";
import type { Log } from "./log.ts";
import { scheduleCapability } from "./schedule/schedule.ts";
import { timetableCapability } from "./timetable/timetable.ts";
import { createFeed } from "./workspace/create-feed.ts";
import { workspaceCapability } from "./workspace/workspace.ts";

export interface CapabilityInput {
  readonly config: Config;
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly log: Log;
}

/** Everything the product's server can do, wired. */
export async function createCapabilities(input: CapabilityInput): Promise<readonly Capability[]> {
  const { config, database, limiter, log } = input;
  const accounts = await createAccounts({ database, limiter, log });
  const { currentUser } = accounts;
  const feed = createFeed({ config: config.database, log });
  const others = [
    healthCapability({ database }),
    workspaceCapability({ database, currentUser, feed, log }),
    scheduleCapability({ limiter, currentUser }),
    timetableCapability({ model: config.model, limiter, currentUser, log }),
  ];
  return [...others, accounts.capability(others)];
}
