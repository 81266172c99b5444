import type { Migrations } from "../database/migration.ts";

export const healthMigrations: Migrations = {
  /** One row for the write probe. */
  "032-health": `
    create table health_probe (id integer primary key, written_at bigint not null);
  `,
};
