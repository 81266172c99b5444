import type { Kysely } from "kysely";
import type { Database } from "./database/database.ts";
import type { Schema } from "./database/schema.ts";
import type { CurrentUser, RequiredUser } from "./http/current-user.ts";
import type { RateLimiter } from "./limits/rate-limiter.ts";
import type { Log } from "./log.ts";
import type { Sealer } from "./secrets/sealed-text.ts";

/** Capabilities and stores are made of these. */
interface ServerParts {
  readonly database: Database;
  readonly db: Kysely<Schema>;
  readonly limiter: RateLimiter;
  readonly currentUser: CurrentUser;
  readonly requiredUser: RequiredUser;
  readonly sealer: Sealer;
  readonly log: Log;
  readonly now: () => number;
}

/** The parts with these names. */
export type Parts<Name extends keyof ServerParts> = Pick<ServerParts, Name>;
