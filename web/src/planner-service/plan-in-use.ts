import { type Mode, madeFromRegisters, modeRegisters, modes } from "@smart-planner/contract";
import type { Workspace } from "../platform/workspace.ts";

type Reader = Pick<Workspace, "read" | "records">;

const hasPlan = ({ read }: Reader, mode: Mode): boolean =>
  Object.keys(read(modeRegisters[mode].plan) ?? {}).length > 0;

const madeAt = ({ read }: Reader, mode: Mode): string => read(madeFromRegisters[mode])?.at ?? "";

/** Before the plan in use was stored: when the plan was made, or brought back by its receipt. */
const changedAt = (workspace: Reader, mode: Mode): string =>
  Object.values(workspace.records("receipts"))
    .filter((receipt) => receipt.mode === mode)
    .reduce((latest, { at }) => (at > latest ? at : latest), madeAt(workspace, mode));

/** The mode whose plan is in use; null if there is no plan. Every page shows this plan. */
export const modeInUse = (workspace: Reader): Mode | null => {
  const [first = null, second] = modes.filter((mode) => hasPlan(workspace, mode));
  if (first === null || second === undefined) return first;
  const stored = workspace.read("smartplanner_plan_in_use");
  if (stored === null)
    return changedAt(workspace, second) > changedAt(workspace, first) ? second : first;
  const other = stored.mode === first ? second : first;
  // A device of an older version has made the other plan since, and does not store which is in use.
  return madeAt(workspace, other) > stored.at ? other : stored.mode;
};
