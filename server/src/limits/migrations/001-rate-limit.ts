import type { Migration } from "../../database/migration.ts";

export const rateLimit: Migration = async ({ db }) => {
  await db.schema
    .createTable("rate_limit")
    .addColumn("bucket", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("resets_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("rate_limit_resets_at")
    .on("rate_limit")
    .column("resets_at")
    .execute();
};
