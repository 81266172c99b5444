import type { Database } from "../database/database.ts";
import { StartRefused } from "../start-refused.ts";
import type { Sealer } from "./sealed-text.ts";

const id = 1;

/**
 * Refuses to start with another key than the other servers on this database: it could decrypt none
 * of their addresses.
 */
export async function checkSecretKey({
  database: { db, kind },
  sealer,
}: {
  readonly database: Pick<Database, "db" | "kind">;
  readonly sealer: Sealer;
}): Promise<void> {
  if (kind === "sqlite") return;
  const derived = sealer.derive("secret-check").toString("base64url");
  await db
    .insertInto("secret_check")
    .values({ id, derived })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const known = await db.selectFrom("secret_check").select("derived").executeTakeFirst();
  if (known?.derived === derived) return;
  throw new StartRefused(
    "This database is used by servers with another secret key; set SECRET_KEY to the same text on all of them, or copy their secret.key into DATA_DIR. If that key is lost, run npm run accounts -- forget-key.",
  );
}

/** The next server that starts brings the key. */
export const forgetSecretKey = async ({ db }: Pick<Database, "db">): Promise<void> => {
  await db.deleteFrom("secret_check").execute();
};
