import type { Migration } from "../../database/migration.ts";

/** Existing feeds keep no alarm. */
export const feedAlarm: Migration = `
  alter table plan_feed add column alarm integer not null default 0;
`;
