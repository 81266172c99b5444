import type { Migration } from "../../database/migration.ts";

/** Each device has its own kinds, and may ask for a reminder again. */
export const deviceKinds: Migration = `
  alter table push_device add column wanted text not null default 'studyReminders examAlerts';
  create table push_later (
    device_id text not null references push_device (id) on delete cascade,
    tag text not null,
    at bigint not null,
    constraint push_later_key primary key (device_id, tag)
  );
  create index push_later_at on push_later (at);
`;
