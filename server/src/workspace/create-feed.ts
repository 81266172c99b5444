import type { DatabaseConfig } from "../database/database-config.ts";
import type { Log } from "../log.ts";
import { type ChangeFeed, createLocalFeed } from "./change-feed.ts";
import { createPostgresFeed } from "./postgres-feed.ts";

export const createFeed = ({
  config,
  log,
}: {
  readonly config: DatabaseConfig;
  readonly log: Log;
}): ChangeFeed =>
  config.kind === "postgres" ? createPostgresFeed({ url: config.url, log }) : createLocalFeed();
