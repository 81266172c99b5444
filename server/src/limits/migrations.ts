import type { Migrations } from "../database/migration.ts";

export const limitsMigrations: Migrations = {
  "001-rate-limit": `
    create table rate_limit (
      bucket text primary key,
      hits integer not null,
      resets_at bigint not null
    );
    create index rate_limit_resets_at on rate_limit (resets_at);
  `,
};
