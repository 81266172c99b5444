import type { Migration } from "../../database/migration.ts";

/** One row that tells which key the servers of this database use. */
export const secretCheck: Migration = `
  create table secret_check (id integer primary key, derived text not null);
`;
