import type { Migration } from "../../database/migration.ts";

/** Push devices. Every account is checked once more. */
export const push: Migration = `
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
`;
