import { type Mode, madeFromRegisters, modeRegisters, modes } from "@smart-planner/contract";
import type { Workspace } from "../platform/workspace.ts";

const hasPlan = (workspace: Workspace, mode: Mode): boolean =>
  Object.keys(workspace.read(modeRegisters[mode].plan) ?? {}).length > 0;

/** A plan that was brought back says when it was made at first: its receipt says when it came. */
const changedAt = (workspace: Workspace, mode: Mode): string =>
  Object.values(workspace.records("receipts"))
    .filter((receipt) => receipt.mode === mode)
    .reduce(
      (latest, { at }) => (at > latest ? at : latest),
      workspace.read(madeFromRegisters[mode])?.at ?? "",
    );

/**
 * Of the two modes the one whose plan was made or changed last, as on the server; null where there is
 * no plan. Asked by all that speaks of "the plan", or one page would count what another does not know.
 */
export const modeInUse = (workspace: Workspace): Mode | null => {
  const [first = null, second] = modes.filter((mode) => hasPlan(workspace, mode));
  if (first === null || second === undefined) return first;
  return changedAt(workspace, second) > changedAt(workspace, first) ? second : first;
};
