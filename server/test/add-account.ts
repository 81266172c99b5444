import { type Kysely, sql } from "kysely";
import type { Database } from "../src/database/database.ts";
import type { Schema } from "../src/database/schema.ts";
import type { CurrentUser } from "../src/http/current-user.ts";

const valueFor = ({ name, dataType }: { name: string; dataType: string }, id: string) => {
  if (name === "id") return id;
  if (name === "email") return `${id}@example.org`;
  if (/int/i.test(dataType)) return 0;
  if (/bool/i.test(dataType)) return false;
  return /time/i.test(dataType) ? new Date(0) : id;
};

/** An account for tests about its rows elsewhere. */
export async function addAccount({ db }: { readonly db: Kysely<Schema> }, ...ids: string[]) {
  const tables = await db.introspection.getTables();
  const columns = tables
    .find(({ name }) => name === "account_user")
    ?.columns.filter(
      ({ name, isNullable, hasDefaultValue }) => name === "id" || !(isNullable || hasDefaultValue),
    );
  if (columns === undefined) throw new Error("There are no accounts.");
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const rows = ids.map((id) => sql`(${sql.join(columns.map((column) => valueFor(column, id)))})`);
  await sql`insert into account_user (${names}) values ${sql.join(rows)}
    on conflict do nothing`.execute(db);
}

/** Makes an account of whomever it meets for the first time. */
export function addingAccounts(
  database: Database,
  { of: currentUser }: { readonly of: CurrentUser },
): CurrentUser {
  const known = new Map<string, Promise<void>>();
  return async (c) => {
    const user = await currentUser(c);
    if (user === null) return null;
    const added = known.get(user.id) ?? addAccount(database, user.id);
    known.set(user.id, added);
    await added;
    return user;
  };
}
