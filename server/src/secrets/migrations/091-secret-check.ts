import type { Migration } from "../../database/migration.ts";

/** One row that tells which key the servers of this database use. */
export const secretCheck: Migration = async ({ db }) => {
  await db.schema
    .createTable("secret_check")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("derived", "text", (column) => column.notNull())
    .execute();
};
