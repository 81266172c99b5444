import type { Migration } from "../../database/migration.ts";

/** One row for the write probe. */
export const health: Migration = async ({ db }) => {
  await db.schema
    .createTable("health_probe")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("written_at", "bigint", (column) => column.notNull())
    .execute();
};
