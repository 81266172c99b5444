import { sql } from "kysely";
import type { Migration } from "../../database/migration.ts";

export const accounts: Migration = async ({ db, kind }) => {
  const time = kind === "postgres" ? sql`timestamptz` : sql`text`;
  const flag = kind === "postgres" ? sql`boolean` : sql`integer`;
  await db.schema
    .createTable("account_user")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("email_verified", flag, (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("updated_at", time, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("account_session")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("expires_at", time, (column) => column.notNull())
    .addColumn("ip_address", "text")
    .addColumn("user_agent", "text")
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("updated_at", time, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("account_credential")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("provider_id", "text", (column) => column.notNull())
    .addColumn("password", "text")
    .addColumn("access_token", "text")
    .addColumn("refresh_token", "text")
    .addColumn("id_token", "text")
    .addColumn("access_token_expires_at", time)
    .addColumn("refresh_token_expires_at", time)
    .addColumn("scope", "text")
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("updated_at", time, (column) => column.notNull())
    .execute();
  for (const table of ["account_session", "account_credential"]) {
    await db.schema.createIndex(`${table}_user_id`).on(table).column("user_id").execute();
  }
  await db.schema
    .createIndex("account_session_expires_at")
    .on("account_session")
    .column("expires_at")
    .execute();
};
