import type { Migration } from "../../database/migration.ts";

/** Missing until it is worked out. */
export const occasionsAhead: Migration = async ({ db }) => {
  await db.schema.alterTable("notification_settings").addColumn("ahead", "text").execute();
};
