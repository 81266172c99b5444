import type { Migration } from "../../database/migration.ts";

/** Existing feeds keep no alarm. */
export const feedAlarm: Migration = async ({ db }) => {
  await db.schema
    .alterTable("plan_feed")
    .addColumn("alarm", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
};
