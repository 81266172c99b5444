import type { Parts } from "../../parts.ts";
import { newVapidKeyText, type VapidKey, vapidKeyOf } from "./vapid-token.ts";

const id = 1;
const owner = "push-key";

/** The installation's key pair. Of several servers starting at once, the first insert wins. */
export async function readPushKey({
  db,
  sealer,
  now,
}: Parts<"db" | "sealer" | "now">): Promise<VapidKey> {
  const find = async () => {
    const row = await db
      .selectFrom("push_key")
      .select("sealed")
      .where("id", "=", id)
      .executeTakeFirst();
    return row && sealer.open(row.sealed, owner);
  };
  const known = await find();
  if (known !== undefined) return vapidKeyOf(known);
  const sealed = sealer.seal(newVapidKeyText(), owner);
  await db.transaction().execute(async (tx) => {
    // Encrypted under another secret key: neither it nor any device can be used.
    const lost = await tx.selectFrom("push_key").select("sealed").executeTakeFirst();
    if (lost !== undefined && sealer.open(lost.sealed, owner) === undefined) {
      await tx.deleteFrom("push_device").execute();
      await tx.deleteFrom("push_key").execute();
    }
    await tx
      .insertInto("push_key")
      .values({ id, sealed, created_at: now() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  });
  const made = await find();
  if (made === undefined) throw new Error("The push key cannot be read.");
  return vapidKeyOf(made);
}
