import { type Mode, modeRegisters, parseRegister, type Receipt } from "@smart-planner/contract";
import { type StudyPlan, unpackPlan } from "@smart-planner/planner";

/** The plan that the last change of a mode replaced, from the day of the change on. */
export const replacedPlanOf = (
  receipts: Readonly<Record<string, Receipt>>,
  mode: Mode,
): StudyPlan | undefined => {
  const last = Object.values(receipts)
    .filter((receipt) => receipt.mode === mode)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  if (last?.undo === undefined || last.why === "cleared") return undefined;
  const plan = parseRegister(modeRegisters[mode].plan, unpackPlan(last.undo.plan));
  return plan.ok ? plan.value : undefined;
};
