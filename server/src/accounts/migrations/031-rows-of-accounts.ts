import { type Kysely, sql } from "kysely";
import type { Migration } from "../../database/migration.ts";

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

/**
 * A row of a deleted account can no longer be written, and existing rows are deleted with the
 * account. Orphans are removed now.
 */
export const rowsOfAccounts: Migration = async ({ db, kind }) => {
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
};
