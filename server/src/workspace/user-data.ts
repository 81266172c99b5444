import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Change } from "@smart-planner/contract";
import type { OfUser } from "../database/of-user.ts";
import { makeHead } from "./registers-table.ts";

const rowsAtOnce = 100;

/** By key and not by sequence: a register that changes meanwhile comes once, neither twice nor never. */
async function* everyRegister({ db, userId }: OfUser): AsyncGenerator<Change> {
  let after = "";
  for (;;) {
    const rows = await db
      .selectFrom("workspace_register")
      .select(["key", "register", "stamp", "value"])
      .where("user_id", "=", userId)
      .where("key", ">", after)
      .orderBy("key")
      .limit(rowsAtOnce)
      .execute();
    for (const { key, ...change } of rows) {
      yield change;
      after = key;
    }
    if (rows.length < rowsAtOnce) return;
  }
}

const unzip = promisify(gunzip);

const earlierPlans = async ({ db, userId }: OfUser) => {
  const rows = await db
    .selectFrom("workspace_history")
    .select(["mode", "replaced_at", "snapshot"])
    .where("user_id", "=", userId)
    .orderBy("replaced_at", "desc")
    .execute();
  const snapshots = rows.map(async ({ mode, replaced_at, snapshot }) => {
    const text = String(await unzip(Buffer.from(snapshot, "base64")));
    return { mode, replacedAt: new Date(replaced_at).toISOString(), snapshot: JSON.parse(text) };
  });
  return Promise.all(snapshots);
};

/** Everything the workspace holds of a user, for the export of their account. */
export const exportWorkspace = async (input: OfUser) => ({
  registers: everyRegister(input),
  earlierPlans: await earlierPlans(input),
});

/**
 * Deletes the workspace of a user inside the account's deletion. Locks the head first, as a sync
 * does, and creates it if missing, so that one waits for the other.
 */
export async function deleteWorkspace({ db, userId }: OfUser): Promise<void> {
  await makeHead({ db, userId });
  await db.deleteFrom("workspace_head").where("user_id", "=", userId).execute();
  await db.deleteFrom("workspace_register").where("user_id", "=", userId).execute();
  await db.deleteFrom("workspace_history").where("user_id", "=", userId).execute();
}
