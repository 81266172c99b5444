import { type Mode, modeRegisters, parseRegister, type Receipt } from "@smart-planner/contract";
import type { StudyPlan } from "@smart-planner/planner/model";
import {
  type PlanEdits,
  sessionsOf,
  unpackPlan,
  withSessionIds,
} from "@smart-planner/planner/plan";

const bringingBack: readonly Receipt["why"][] = ["restored", "undone", "imported"];

const idsIn = (plan: StudyPlan, mode: Mode): ReadonlySet<string | undefined> =>
  new Set(sessionsOf(withSessionIds({ plan, mode })).map(({ entry }) => entry.id));

/** Edits of sessions that the plan does not have. */
export const strayEditIdsOf = ({
  plan,
  mode,
  edits,
}: {
  readonly plan: StudyPlan;
  readonly mode: Mode;
  readonly edits: PlanEdits;
}): readonly string[] => {
  const own = Object.entries(edits).flatMap(([id, edit]) =>
    edit.mode === mode && edit.kind === "session" ? [id] : [],
  );
  if (own.length === 0) return own;
  const known = idsIn(plan, mode);
  return own.filter((id) => !known.has(id));
};

/** The ids of the plan that was cleared last, unless one was brought back since. */
const clearedIdsOf = (
  receipts: readonly Receipt[],
  mode: Mode,
): ReadonlySet<string | undefined> => {
  const own = receipts
    .filter((receipt) => receipt.mode === mode)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const place = own.findIndex(({ why }) => why === "cleared");
  const isBack = own.slice(0, Math.max(place, 0)).some(({ why }) => bringingBack.includes(why));
  const undo = isBack ? undefined : own[place]?.undo;
  if (undo === undefined) return new Set();
  const plan = parseRegister(modeRegisters[mode].plan, unpackPlan(undo.plan));
  return plan.ok ? idsIn(plan.value, mode) : new Set();
};

/** Stray edits of a cleared plan, from a device that had not heard of it. Others belong to a replaced plan and stay. */
export const clearedEditIdsOf = ({
  strays,
  mode,
  receipts,
}: {
  readonly strays: readonly string[];
  readonly mode: Mode;
  readonly receipts: readonly Receipt[];
}): readonly string[] => {
  if (strays.length === 0) return strays;
  const cleared = clearedIdsOf(receipts, mode);
  return strays.filter((id) => cleared.has(id));
};
