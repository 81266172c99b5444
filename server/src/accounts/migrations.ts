import { type Kysely, sql } from "kysely";
import type { Migrations } from "../database/migration.ts";

/** Tables of accounts, each with the tables below it. */
const owned = [
  ["workspace_head"],
  ["workspace_register"],
  ["workspace_history"],
  ["notification_settings", "notification_log"],
  ["contact_message"],
] as const;

const isKept = sql`user_id is null or user_id in (select id from account_user)`;
const withOwner = "foreign key (user_id) references account_user (id) on delete cascade";

const created = async (db: Kysely<unknown>, table: string) => {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema
    where tbl_name = ${table} and sql is not null order by type desc`.execute(db);
  const [made, ...indexes] = rows;
  if (made === undefined) throw new Error(`There is no table ${table}.`);
  return { table, made: made.sql, indexes };
};

/** SQLite cannot add a foreign key to a table: it is rebuilt. */
async function rebuildTables(db: Kysely<unknown>, group: readonly string[]) {
  const parts = [];
  for (const table of group) parts.push(await created(db, table));
  const old = (table: string) => `${table}_before`;
  for (const { table, indexes } of parts) {
    for (const { name } of indexes) await db.schema.dropIndex(name).execute();
    await db.schema.alterTable(table).renameTo(old(table)).execute();
  }
  for (const [index, { table, made }] of parts.entries()) {
    const text = index === 0 ? made.replace(/\)\s*$/, `, ${withOwner})`) : made;
    await sql.raw(text).execute(db);
    await sql`insert into ${sql.table(table)}
      select * from ${sql.table(old(table))} where ${isKept}`.execute(db);
  }
  // Child tables first: dropping the parent would delete their rows.
  for (const { table } of parts.toReversed()) await db.schema.dropTable(old(table)).execute();
  for (const { indexes } of parts)
    for (const index of indexes) await sql.raw(index.sql).execute(db);
}

export const accountsMigrations: Migrations = {
  "020-accounts": ({ kind }) => {
    const [time, flag] = kind === "postgres" ? ["timestamptz", "boolean"] : ["text", "integer"];
    return `
    create table account_user (
      id text primary key,
      email text not null unique,
      email_verified ${flag} not null,
      name text not null,
      image text,
      created_at ${time} not null,
      updated_at ${time} not null
    );
    create table account_session (
      id text primary key,
      user_id text not null references account_user (id) on delete cascade,
      token text not null unique,
      expires_at ${time} not null,
      ip_address text,
      user_agent text,
      created_at ${time} not null,
      updated_at ${time} not null
    );
    create table account_credential (
      id text primary key,
      user_id text not null references account_user (id) on delete cascade,
      account_id text not null,
      provider_id text not null,
      password text,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at ${time},
      refresh_token_expires_at ${time},
      scope text,
      created_at ${time} not null,
      updated_at ${time} not null
    );
    create index account_session_user_id on account_session (user_id);
    create index account_credential_user_id on account_credential (user_id);
    create index account_session_expires_at on account_session (expires_at);
  `;
  },
  /**
   * A row of a deleted account can no longer be written, and existing rows are deleted with the
   * account. Orphans are removed now.
   */
  "031-rows-of-accounts": async ({ db, kind }) => {
    for (const group of owned) {
      if (kind === "sqlite") {
        await rebuildTables(db, group);
        continue;
      }
      for (const table of group.toReversed())
        await sql`delete from ${sql.table(table)} where not (${isKept})`.execute(db);
      await sql`alter table ${sql.table(group[0])} add constraint ${sql.id(`${group[0]}_owner`)}
      ${sql.raw(withOwner)}`.execute(db);
    }
  },
  "034-disabled-accounts": `
    alter table account_user add column disabled_at bigint;
  `,
  /** Our own tables: times in milliseconds, one table per way to sign in. Sessions and passwords stay valid. */
  "070-accounts-of-our-own": ({ kind }) => {
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
  },
  /** Links and one-time tokens (passkey challenges, trips to a provider) are stored as hashes. */
  "086-ways-in": `
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
  `,
  /** One table for links and challenges. A challenge lives for ten minutes: none is copied. */
  "097-account-tokens": `
    create table account_token (
      hash text primary key,
      kind text not null,
      user_id text references account_user (id) on delete cascade,
      data text not null,
      expires_at bigint not null
    );
    insert into account_token (hash, kind, user_id, data, expires_at)
      select hash, kind, user_id, email, expires_at from account_link;
    drop table account_link;
    drop table account_errand;
    create index account_token_user_id on account_token (user_id);
    create index account_token_expires_at on account_token (expires_at);
  `,
};
