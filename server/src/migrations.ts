import { accountsMigrations } from "./accounts/migrations.ts";
import { calendarsMigrations } from "./calendars/migrations.ts";
import type { Migrations } from "./database/migration.ts";
import { healthMigrations } from "./health/migrations.ts";
import { limitsMigrations } from "./limits/migrations.ts";
import { mailMigrations } from "./mail/migrations.ts";
import { notificationsMigrations } from "./notifications/migrations.ts";
import { secretsMigrations } from "./secrets/migrations.ts";
import { workspaceMigrations } from "./workspace/migrations.ts";

/** Run in order of names, once each. A landed migration is never changed or renamed. */
export const migrations: Migrations = {
  ...accountsMigrations,
  ...calendarsMigrations,
  ...healthMigrations,
  ...limitsMigrations,
  ...mailMigrations,
  ...notificationsMigrations,
  ...secretsMigrations,
  ...workspaceMigrations,
};
