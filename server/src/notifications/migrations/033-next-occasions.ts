import type { Migration } from "../../database/migration.ts";

/**
 * Due accounts are found by time in a partial index; a change of the plan sets the time. Every
 * account is checked once after this.
 */
export const nextOccasions: Migration = `
  drop index notification_settings_check_at;
  alter table notification_settings drop column checked_head;
  update notification_settings set check_at = 0;
  create index notification_settings_due on notification_settings (check_at)
    where by_email = 1 and confirmed_email = email;
  create index notification_settings_confirm on notification_settings (confirm_mail_at)
    where confirm_mail_at is not null;
`;
