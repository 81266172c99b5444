import type { Migration } from "../../database/migration.ts";

export const calendars: Migration = async ({ db }) => {
  await db.schema
    .createTable("calendar_source")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("sealed_address", "text", (column) => column.notNull())
    .addColumn("host", "text", (column) => column.notNull())
    .addColumn("etag", "text")
    .addColumn("last_modified", "text")
    .addColumn("print", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("read_on", "text", (column) => column.notNull())
    .addColumn("refreshed_at", "bigint", (column) => column.notNull())
    .addColumn("problem", "text")
    .execute();
  await db.schema
    .createIndex("calendar_source_user")
    .on("calendar_source")
    .column("user_id")
    .execute();
  await db.schema
    .createTable("plan_feed")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().references("account_user.id").onDelete("cascade"),
    )
    // The address is not stored: it is derived from this and the server's key.
    .addColumn("nonce", "text", (column) => column.notNull())
    .addColumn("secret_hash", "text", (column) => column.notNull().unique())
    .addColumn("detail", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("last_read_at", "bigint")
    .addColumn("rendered_head", "bigint", (column) => column.notNull())
    .addColumn("etag", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("versions", "text", (column) => column.notNull())
    .execute();
};
