import type { Migrations } from "../database/migration.ts";

export const calendarsMigrations: Migrations = {
  /** A feed's address is not stored: it is derived from the nonce and the server's key. */
  "085-calendars": `
    create table calendar_source (
      id text primary key,
      user_id text not null references account_user (id) on delete cascade,
      sealed_address text not null,
      host text not null,
      etag text,
      last_modified text,
      print text not null,
      time_zone text not null,
      read_on text not null,
      refreshed_at bigint not null,
      problem text
    );
    create index calendar_source_user on calendar_source (user_id);
    create table plan_feed (
      user_id text primary key references account_user (id) on delete cascade,
      nonce text not null,
      secret_hash text not null unique,
      detail text not null,
      time_zone text not null,
      last_read_at bigint,
      rendered_head bigint not null,
      etag text not null,
      body text not null,
      versions text not null
    );
  `,
  /** Existing feeds keep no alarm. */
  "092-feed-alarm": `
    alter table plan_feed add column alarm integer not null default 0;
  `,
};
