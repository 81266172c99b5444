import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";

/** Which of these sessions still exist. */
export const openSessionsIn =
  (db: Kysely<Schema>) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom("account_session")
      .select("id")
      .where("id", "in", [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
