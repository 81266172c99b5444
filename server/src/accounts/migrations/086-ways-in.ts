import type { Migration } from "../../database/migration.ts";

/** Links and one-time tokens (passkey challenges, trips to a provider) are stored as hashes. */
export const waysIn: Migration = `
  alter table account_session add column way text not null default 'password';
  create table account_recovery_code (
    user_id text not null references account_user (id) on delete cascade,
    salt text not null,
    hash text not null,
    made_at bigint not null,
    constraint account_recovery_code_pk primary key (user_id, hash)
  );
  create table account_link (
    hash text primary key,
    kind text not null,
    user_id text not null references account_user (id) on delete cascade,
    email text not null,
    expires_at bigint not null
  );
  create table account_mail (
    id text primary key,
    kind text not null,
    user_id text references account_user (id) on delete cascade,
    email text not null,
    due_at bigint not null,
    attempts integer not null
  );
  create table account_email_change (
    user_id text primary key references account_user (id) on delete cascade,
    email text not null,
    old_proved_at bigint,
    new_proved_at bigint,
    expires_at bigint not null
  );
  create table account_passkey (
    id text primary key,
    user_id text not null references account_user (id) on delete cascade,
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    added_at bigint not null,
    used_at bigint
  );
  create table account_hosted (
    issuer text not null,
    subject text not null,
    user_id text not null references account_user (id) on delete cascade,
    email text not null,
    linked_at bigint not null,
    constraint account_hosted_pk primary key (issuer, subject)
  );
  create table account_errand (
    hash text primary key,
    kind text not null,
    user_id text references account_user (id) on delete cascade,
    data text not null,
    expires_at bigint not null
  );
  create index account_link_user_id on account_link (user_id);
  create index account_link_expires_at on account_link (expires_at);
  create index account_mail_due_at on account_mail (due_at);
  create index account_mail_user_id on account_mail (user_id);
  create index account_passkey_user_id on account_passkey (user_id);
  create index account_hosted_user_id on account_hosted (user_id);
  create index account_errand_expires_at on account_errand (expires_at);
`;
