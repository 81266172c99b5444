import type { Migrations } from "../database/migration.ts";

export const workspaceMigrations: Migrations = {
  /**
   * Versions are compared as text, and a language's sort order would change who wins. A register may
   * be longer than an index entry can be, so its hash is the key.
   */
  "010-workspace": ({ kind }) => {
    const bytewise = kind === "postgres" ? 'text collate "C"' : "text";
    return `
    create table workspace_head (user_id text primary key, head bigint not null);
    create table workspace_register (
      user_id text not null,
      key text not null,
      register text not null,
      stamp ${bytewise} not null,
      value ${bytewise},
      sequence bigint not null,
      bytes integer not null,
      constraint workspace_register_pk primary key (user_id, key)
    );
    create index workspace_register_sequence on workspace_register (user_id, sequence);
    create table workspace_history (
      id text primary key,
      user_id text not null,
      mode text not null,
      replaced_at bigint not null,
      summary text not null,
      snapshot text not null
    );
    create index workspace_history_user on workspace_history (user_id, mode, replaced_at);
    create index workspace_history_replaced_at on workspace_history (replaced_at);
  `;
  },
  /** Totals of an account. Counted at its next write: counting all accounts here would block a large server's start. */
  "071-workspace-totals": ({ kind }) => {
    const bytewise = kind === "postgres" ? 'text collate "C"' : "text";
    return `
    alter table workspace_head add column row_count integer;
    alter table workspace_head add column live_count integer;
    alter table workspace_head add column bytes integer;
    alter table workspace_head add column digest ${bytewise};
    alter table workspace_head add column latest ${bytewise};
    alter table workspace_history add column bytes integer not null default 0;
    update workspace_history set bytes = length(snapshot) + length(summary);
  `;
  },
};
