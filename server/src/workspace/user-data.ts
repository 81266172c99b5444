import type { Change, EarlierPlan, PlanSnapshot } from "@smart-planner/contract";
import type { OfUser } from "../database/of-user.ts";
import { listEarlierPlans, readEarlierPlan } from "./plan-history.ts";
import { makeHead } from "./registers-table.ts";

const rowsAtOnce = 100;

interface WorkspaceExport {
  readonly registers: AsyncIterable<Change>;
  readonly earlierPlans: AsyncIterable<EarlierPlan & PlanSnapshot>;
}

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

async function* everyEarlierPlan({ db, userId, now }: OfUser & { readonly now: number }) {
  for (const plan of await listEarlierPlans({ db, userId, now })) {
    const snapshot = await readEarlierPlan({ db, userId, id: plan.id });
    if (snapshot !== undefined) yield { ...plan, ...snapshot };
  }
}

/** Everything the workspace holds of a user, for the export of their account. */
export const exportWorkspace = async (
  input: OfUser & { readonly now: number },
): Promise<WorkspaceExport> => ({
  registers: everyRegister(input),
  earlierPlans: everyEarlierPlan(input),
});

/**
 * Deletes the workspace of a user inside the account's deletion. Locks the head first, as a sync
 * does, and creates it if missing, so that one waits for the other.
 */
export async function deleteWorkspace({ db, userId }: OfUser): Promise<void> {
  await makeHead({ db, userId });
  await db.deleteFrom("workspace_head").where("user_id", "=", userId).execute();
  await db.deleteFrom("workspace_history").where("user_id", "=", userId).execute();
  await db.deleteFrom("workspace_register").where("user_id", "=", userId).execute();
}
