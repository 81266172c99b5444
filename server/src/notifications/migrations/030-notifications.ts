import type { Migration } from "../../database/migration.ts";

/** The log cascades with the settings: a message during a deletion leaves no row. */
export const notifications: Migration = `
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
`;
