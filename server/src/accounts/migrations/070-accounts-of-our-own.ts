import { sql } from "kysely";
import type { Migration } from "../../database/migration.ts";

/** Our own tables: times in milliseconds, one table per way to sign in. Sessions and passwords stay valid. */
export const accountsOfOurOwn: Migration = async ({ db, kind }) => {
  const asMs = (column: string) =>
    kind === "postgres"
      ? sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`
      : sql`cast(round(unixepoch(${sql.ref(column)}, 'subsec') * 1000) as integer)`;

  await db.schema
    .alterTable("account_user")
    .addColumn("joined_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("account_user").addColumn("email_confirmed_at", "bigint").execute();
  await sql`update account_user set joined_at = ${asMs("created_at")}`.execute(db);
  for (const column of ["created_at", "updated_at", "image", "email_verified"]) {
    await db.schema.alterTable("account_user").dropColumn(column).execute();
  }

  await db.schema
    .createTable("account_password")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .execute();
  await sql`insert into account_password (user_id, hash, changed_at)
    select user_id, password, ${asMs("updated_at")} from account_credential
    where provider_id = 'credential' and password is not null`.execute(db);
  await db.schema.dropTable("account_credential").execute();

  for (const index of ["account_session_user_id", "account_session_expires_at"]) {
    await db.schema.dropIndex(index).execute();
  }
  await db.schema.alterTable("account_session").renameTo("account_session_before").execute();
  await db.schema
    .createTable("account_session")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    // When the session was last proven.
    .addColumn("proved_at", "bigint", (column) => column.notNull())
    .execute();
  await sql`insert into account_session
    (id, user_id, token, user_agent, created_at, seen_at, expires_at, proved_at)
    select id, user_id, token, coalesce(user_agent, ''), ${asMs("created_at")}, ${asMs("updated_at")},
      ${asMs("expires_at")}, ${asMs("created_at")} from account_session_before`.execute(db);
  await db.schema.dropTable("account_session_before").execute();
  for (const column of ["user_id", "expires_at"]) {
    await db.schema
      .createIndex(`account_session_${column}`)
      .on("account_session")
      .column(column)
      .execute();
  }
};
