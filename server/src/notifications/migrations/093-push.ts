import { sql } from "kysely";
import type { Migration } from "../../database/migration.ts";

/** Push devices. Every account is checked once more. */
export const push: Migration = async ({ db }) => {
  await db.schema
    .createTable("push_key")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("push_device")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("account_session.id").onDelete("cascade"),
    )
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("shows", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_ok_at", "bigint")
    .addColumn("failing_since", "bigint")
    .execute();
  for (const column of ["user_id", "session_id"]) {
    await db.schema.createIndex(`push_device_${column}`).on("push_device").column(column).execute();
  }
  await db.schema
    .alterTable("notification_log")
    .addColumn("devices", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("notification_settings")
    .addColumn("reached", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.dropIndex("notification_settings_due").execute();
  await sql`create index notification_settings_due on notification_settings (check_at)
    where reached = 1`.execute(db);
};
