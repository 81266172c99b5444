import type { Migration } from "../../database/migration.ts";

/** Feeds made before ring in no calendar, as they did. */
export const feedAlarm: Migration = async ({ db }) => {
  await db.schema
    .alterTable("plan_feed")
    .addColumn("alarm", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
};
