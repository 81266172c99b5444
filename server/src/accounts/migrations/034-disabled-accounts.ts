import type { Migration } from "../../database/migration.ts";

export const disabledAccounts: Migration = async ({ db }) => {
  await db.schema.alterTable("account_user").addColumn("disabled_at", "bigint").execute();
};
