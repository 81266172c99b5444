import { sql } from "kysely";
import type { Migration } from "../../database/migration.ts";

/** One outbox instead of a queue per table. */
export const mailOutbox: Migration = async ({ db }) => {
  await db.schema
    .createTable("mail_outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) =>
      column.references("account_user.id").onDelete("cascade"),
    )
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .execute();
  for (const column of ["due_at", "user_id", "about"] as const)
    await db.schema.createIndex(`mail_outbox_${column}`).on("mail_outbox").column(column).execute();
  await sql`insert into mail_outbox (id, kind, user_id, about, due_at, attempts)
    select id, kind, user_id, email, due_at, attempts from account_mail`.execute(db);
  await db.schema.dropTable("account_mail").execute();
  await sql`insert into mail_outbox (id, kind, user_id, about, due_at, attempts)
    select 'contact ' || id, 'contact', user_id, id, mail_at, 0 from contact_message
    where mail_at is not null`.execute(db);
  await sql`insert into mail_outbox (id, kind, user_id, about, due_at, attempts)
    select 'confirm ' || user_id, 'confirm-notifications', user_id, email, confirm_mail_at, 0
    from notification_settings where confirm_mail_at is not null`.execute(db);
  for (const index of ["notification_settings_confirm", "contact_message_mail_at"])
    await db.schema.dropIndex(index).execute();
  for (const [table, column] of [
    ["contact_message", "mail_at"],
    ["contact_message", "mail_attempts"],
    ["notification_settings", "confirm_mail_at"],
    ["notification_settings", "confirm_attempts"],
  ] as const)
    await db.schema.alterTable(table).dropColumn(column).execute();
};
