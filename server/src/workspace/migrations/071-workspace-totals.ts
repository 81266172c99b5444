import type { Migration } from "../../database/migration.ts";

/** Totals of an account. Counted at its next write: counting all accounts here would block a large server's start. */
export const workspaceTotals: Migration = ({ kind }) => {
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
};
