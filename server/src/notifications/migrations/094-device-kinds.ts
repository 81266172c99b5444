import type { Migration } from "../../database/migration.ts";

/** Each device has its own kinds, and may ask for a reminder again. */
export const deviceKinds: Migration = async ({ db }) => {
  await db.schema
    .alterTable("push_device")
    .addColumn("wanted", "text", (column) =>
      column.notNull().defaultTo("studyReminders examAlerts"),
    )
    .execute();
  await db.schema
    .createTable("push_later")
    .addColumn("device_id", "text", (column) =>
      column.notNull().references("push_device.id").onDelete("cascade"),
    )
    .addColumn("tag", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("push_later_key", ["device_id", "tag"])
    .execute();
  await db.schema.createIndex("push_later_at").on("push_later").column("at").execute();
};
