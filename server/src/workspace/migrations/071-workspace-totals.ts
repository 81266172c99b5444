import { sql } from "kysely";
import type { Migration } from "../../database/migration.ts";

/** Totals of an account. Counted at its next write: counting all accounts here would block a large server's start. */
export const workspaceTotals: Migration = async ({ db, kind }) => {
  const bytewise = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  const head = (column: string, type: "integer" | typeof bytewise) =>
    db.schema.alterTable("workspace_head").addColumn(column, type).execute();
  await head("row_count", "integer");
  await head("live_count", "integer");
  await head("bytes", "integer");
  await head("digest", bytewise);
  await head("latest", bytewise);
  await db.schema
    .alterTable("workspace_history")
    .addColumn("bytes", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update workspace_history set bytes = length(snapshot) + length(summary)`.execute(db);
};
