import type { Migration } from "../../database/migration.ts";

/** An account that its operator has disabled keeps its data, and nobody can use it. */
export const disabledAccounts: Migration = async ({ db }) => {
  await db.schema.alterTable("account_user").addColumn("disabled_at", "bigint").execute();
};
