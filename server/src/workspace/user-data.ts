import type { Change, EarlierPlan, PlanSnapshot } from "@smart-planner/contract";
import type { OfUser } from "../database/of-user.ts";
import { listEarlierPlans, readEarlierPlan } from "./plan-history.ts";

export interface WorkspaceExport {
  readonly registers: readonly Change[];
  readonly earlierPlans: readonly (EarlierPlan & PlanSnapshot)[];
}

/** Everything the workspace holds of a user, for the export of their account. */
export async function exportWorkspace({
  db,
  userId,
  now,
}: OfUser & { readonly now: number }): Promise<WorkspaceExport> {
  const registers = await db
    .selectFrom("workspace_register")
    .select(["register", "stamp", "value"])
    .where("user_id", "=", userId)
    .orderBy("sequence")
    .execute();
  const earlierPlans: (EarlierPlan & PlanSnapshot)[] = [];
  for (const plan of await listEarlierPlans({ db, userId, now })) {
    const snapshot = await readEarlierPlan({ db, userId, id: plan.id });
    if (snapshot !== undefined) earlierPlans.push({ ...plan, ...snapshot });
  }
  return { registers, earlierPlans };
}

/** Everything the workspace holds of a user, gone; call it inside the account's own deletion. */
export async function deleteWorkspace({ db, userId }: OfUser): Promise<void> {
  await db.deleteFrom("workspace_history").where("user_id", "=", userId).execute();
  await db.deleteFrom("workspace_register").where("user_id", "=", userId).execute();
  await db.deleteFrom("workspace_head").where("user_id", "=", userId).execute();
}
