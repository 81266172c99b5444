import type { Migration } from "../../database/migration.ts";

export const accounts: Migration = ({ kind }) => {
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
};
