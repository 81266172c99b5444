import type { Migration } from "../../database/migration.ts";

/** Our own tables: times in milliseconds, one table per way to sign in. Sessions and passwords stay valid. */
export const accountsOfOurOwn: Migration = ({ kind }) => {
  const asMs = (column: string) =>
    kind === "postgres"
      ? `(extract(epoch from ${column}) * 1000)::bigint`
      : `cast(round(unixepoch(${column}, 'subsec') * 1000) as integer)`;
  return `
    alter table account_user add column joined_at bigint not null default 0;
    alter table account_user add column email_confirmed_at bigint;
    update account_user set joined_at = ${asMs("created_at")};
    alter table account_user drop column created_at;
    alter table account_user drop column updated_at;
    alter table account_user drop column image;
    alter table account_user drop column email_verified;

    create table account_password (
      user_id text primary key references account_user (id) on delete cascade,
      hash text not null,
      changed_at bigint not null
    );
    insert into account_password (user_id, hash, changed_at)
      select user_id, password, ${asMs("updated_at")} from account_credential
      where provider_id = 'credential' and password is not null;
    drop table account_credential;

    drop index account_session_user_id;
    drop index account_session_expires_at;
    alter table account_session rename to account_session_before;
    create table account_session (
      id text primary key,
      user_id text not null references account_user (id) on delete cascade,
      token text not null unique,
      user_agent text not null,
      created_at bigint not null,
      seen_at bigint not null,
      expires_at bigint not null,
      proved_at bigint not null
    );
    insert into account_session
      (id, user_id, token, user_agent, created_at, seen_at, expires_at, proved_at)
      select id, user_id, token, coalesce(user_agent, ''), ${asMs("created_at")},
        ${asMs("updated_at")}, ${asMs("expires_at")}, ${asMs("created_at")}
      from account_session_before;
    drop table account_session_before;
    create index account_session_user_id on account_session (user_id);
    create index account_session_expires_at on account_session (expires_at);
  `;
};
