import { sql } from "kysely";
import type { Migration } from "../../database/migration.ts";

export const workspace: Migration = async ({ db, kind }) => {
  // Versions are compared as text, and a language's sort order would change who wins.
  const bytewise = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("workspace_head")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("head", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("workspace_register")
    .addColumn("user_id", "text", (column) => column.notNull())
    // A register may be longer than an index entry can be, so its hash is the key.
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("register", "text", (column) => column.notNull())
    .addColumn("stamp", bytewise, (column) => column.notNull())
    .addColumn("value", bytewise)
    .addColumn("sequence", "bigint", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("workspace_register_pk", ["user_id", "key"])
    .execute();
  await db.schema
    .createIndex("workspace_register_sequence")
    .on("workspace_register")
    .columns(["user_id", "sequence"])
    .execute();
  await db.schema
    .createTable("workspace_history")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("replaced_at", "bigint", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .addColumn("snapshot", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("workspace_history_user")
    .on("workspace_history")
    .columns(["user_id", "mode", "replaced_at"])
    .execute();
  await db.schema
    .createIndex("workspace_history_replaced_at")
    .on("workspace_history")
    .column("replaced_at")
    .execute();
};
