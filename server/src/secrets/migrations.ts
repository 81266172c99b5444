import type { Migrations } from "../database/migration.ts";

export const secretsMigrations: Migrations = {
  /** One row that tells which key the servers of this database use. */
  "091-secret-check": `
    create table secret_check (id integer primary key, derived text not null);
  `,
};
