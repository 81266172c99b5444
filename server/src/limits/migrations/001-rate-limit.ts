import type { Migration } from "../../database/migration.ts";

export const rateLimit: Migration = `
  create table rate_limit (
    bucket text primary key,
    hits integer not null,
    resets_at bigint not null
  );
  create index rate_limit_resets_at on rate_limit (resets_at);
`;
