import type { Migration } from "../../database/migration.ts";

export const waysIn: Migration = async ({ db }) => {
  await db.schema
    .alterTable("account_session")
    .addColumn("way", "text", (column) => column.notNull().defaultTo("password"))
    .execute();
  await db.schema
    .createTable("account_recovery_code")
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("salt", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("made_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("account_recovery_code_pk", ["user_id", "hash"])
    .execute();
  // Links are stored as hashes; the kind says what they do.
  await db.schema
    .createTable("account_link")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  // Often without an owner: the account is looked up when it is sent.
  await db.schema
    .createTable("account_mail")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) =>
      column.references("account_user.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("account_email_change")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("old_proved_at", "bigint")
    .addColumn("new_proved_at", "bigint")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("account_passkey")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("added_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema
    .createTable("account_hosted")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("account_user.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("linked_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("account_hosted_pk", ["issuer", "subject"])
    .execute();
  // A passkey challenge or provider trip under way; taken once.
  await db.schema
    .createTable("account_errand")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) =>
      column.references("account_user.id").onDelete("cascade"),
    )
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  for (const [table, column] of [
    ["account_link", "user_id"],
    ["account_link", "expires_at"],
    ["account_mail", "due_at"],
    ["account_mail", "user_id"],
    ["account_passkey", "user_id"],
    ["account_hosted", "user_id"],
    ["account_errand", "expires_at"],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
};
