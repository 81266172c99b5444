import type { Migrations } from "../database/migration.ts";

export const notificationsMigrations: Migrations = {
  /** The log cascades with the settings: a message during a deletion leaves no row. */
  "030-notifications": `
    create table notification_settings (
      user_id text primary key,
      email text not null,
      study_reminders integer not null,
      exam_alerts integer not null,
      weekly_digest integer not null,
      motivational_quotes integer not null,
      by_email integer not null,
      time_zone text not null,
      unsubscribe_token text not null unique,
      confirm_token text not null unique,
      confirmed_email text,
      confirm_mail_at bigint,
      confirm_attempts integer not null,
      version text not null,
      check_at bigint not null,
      checked_head bigint not null
    );
    create index notification_settings_check_at on notification_settings (check_at);
    create table notification_log (
      user_id text not null references notification_settings (user_id) on delete cascade,
      kind text not null,
      occasion text not null,
      state text not null,
      attempts integer not null,
      claimed_at bigint not null,
      try_again_at bigint,
      constraint notification_log_pk primary key (user_id, kind, occasion)
    );
    create index notification_log_claimed_at on notification_log (claimed_at);
    create table contact_message (
      id text primary key,
      user_id text,
      name text not null,
      email text not null,
      message text not null,
      received_at bigint not null,
      mail_at bigint,
      mail_attempts integer not null
    );
    create index contact_message_user_id on contact_message (user_id);
    create index contact_message_mail_at on contact_message (mail_at);
    create index contact_message_received_at on contact_message (received_at);
  `,
  /**
   * Due accounts are found by time in a partial index; a change of the plan sets the time. Every
   * account is checked once after this.
   */
  "033-next-occasions": `
    drop index notification_settings_check_at;
    alter table notification_settings drop column checked_head;
    update notification_settings set check_at = 0;
    create index notification_settings_due on notification_settings (check_at)
      where by_email = 1 and confirmed_email = email;
    create index notification_settings_confirm on notification_settings (confirm_mail_at)
      where confirm_mail_at is not null;
  `,
  /** Push devices. Every account is checked once more. */
  "093-push": `
    create table push_key (id integer primary key, sealed text not null, created_at bigint not null);
    create table push_device (
      id text primary key,
      user_id text not null references account_user (id) on delete cascade,
      session_id text not null references account_session (id) on delete cascade,
      sealed text not null,
      shows text not null,
      label text not null,
      created_at bigint not null,
      last_ok_at bigint,
      failing_since bigint
    );
    create index push_device_user_id on push_device (user_id);
    create index push_device_session_id on push_device (session_id);
    alter table notification_log add column devices text not null default '';
    alter table notification_settings add column reached integer not null default 1;
    drop index notification_settings_due;
    create index notification_settings_due on notification_settings (check_at) where reached = 1;
  `,
  /** Each device has its own kinds, and may ask for a reminder again. */
  "094-device-kinds": `
    alter table push_device add column wanted text not null default 'studyReminders examAlerts';
    create table push_later (
      device_id text not null references push_device (id) on delete cascade,
      tag text not null,
      at bigint not null,
      constraint push_later_key primary key (device_id, tag)
    );
    create index push_later_at on push_later (at);
  `,
  /** Missing until it is worked out. */
  "095-occasions-ahead": `
    alter table notification_settings add column ahead text;
  `,
};
