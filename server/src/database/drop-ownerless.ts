import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Removes rows without an account: only a deletion in SQLite's shell, which ignores foreign keys, leaves some. */
export async function dropOwnerless({ db, scrub }: Pick<Database, "db" | "scrub">) {
  let dropped = 0n;
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === "user_id")) continue;
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(name)}
      where user_id is not null and not exists
        (select 1 from account_user where account_user.id = ${sql.ref(`${name}.user_id`)})`.execute(
      db,
    );
    dropped += numAffectedRows;
  }
  if (dropped > 0n) await scrub();
}
