import type { Migration } from "../../database/migration.ts";

/** One row for the write probe. */
export const health: Migration = `
  create table health_probe (id integer primary key, written_at bigint not null);
`;
