import type { Migration } from "../../database/migration.ts";

/** Missing until it is worked out. */
export const occasionsAhead: Migration = `
  alter table notification_settings add column ahead text;
`;
