import type { Migration } from "../../database/migration.ts";

export const disabledAccounts: Migration = `
  alter table account_user add column disabled_at bigint;
`;
