import type { Migration } from "../../database/migration.ts";

export const notifications: Migration = async ({ db }) => {
  await db.schema
    .createTable("notification_settings")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("study_reminders", "integer", (column) => column.notNull())
    .addColumn("exam_alerts", "integer", (column) => column.notNull())
    .addColumn("weekly_digest", "integer", (column) => column.notNull())
    .addColumn("motivational_quotes", "integer", (column) => column.notNull())
    .addColumn("by_email", "integer", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("unsubscribe_token", "text", (column) => column.notNull().unique())
    .addColumn("confirm_token", "text", (column) => column.notNull().unique())
    .addColumn("confirmed_email", "text")
    .addColumn("confirm_mail_at", "bigint")
    .addColumn("confirm_attempts", "integer", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("check_at", "bigint", (column) => column.notNull())
    .addColumn("checked_head", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("notification_settings_check_at")
    .on("notification_settings")
    .column("check_at")
    .execute();
  await db.schema
    .createTable("notification_log")
    // Cascades with the settings: a message during a deletion leaves no row.
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("notification_settings.user_id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("occasion", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("claimed_at", "bigint", (column) => column.notNull())
    .addColumn("try_again_at", "bigint")
    .addPrimaryKeyConstraint("notification_log_pk", ["user_id", "kind", "occasion"])
    .execute();
  await db.schema
    .createIndex("notification_log_claimed_at")
    .on("notification_log")
    .column("claimed_at")
    .execute();
  await db.schema
    .createTable("contact_message")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("mail_at", "bigint")
    .addColumn("mail_attempts", "integer", (column) => column.notNull())
    .execute();
  for (const column of ["user_id", "mail_at", "received_at"]) {
    await db.schema
      .createIndex(`contact_message_${column}`)
      .on("contact_message")
      .column(column)
      .execute();
  }
};
