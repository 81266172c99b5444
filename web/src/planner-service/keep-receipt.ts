import { type Receipt, thinReceipts } from "@smart-planner/contract";
import { sessionIdFrom } from "@smart-planner/planner";
import type { Chance } from "../platform/chance.ts";
import type { Workspace } from "../platform/workspace.ts";

/** Its id, or `null` where there is no room for it; older ones give way by rule. */
export const keepReceipt = (
  workspace: Workspace,
  chance: Pick<Chance, "number">,
  receipt: Receipt,
): string | null => {
  const id = sessionIdFrom(chance.number);
  if (!workspace.putRecord("receipts", id, receipt).ok) return null;
  const { removed, stripped } = thinReceipts(workspace.records("receipts"), receipt.at);
  if (removed.length > 0) workspace.removeRecords("receipts", removed);
  if (stripped.length > 0) workspace.putRecords("receipts", stripped);
  return id;
};
