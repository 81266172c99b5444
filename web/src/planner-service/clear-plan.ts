import {
  type Mode,
  madeFromRegisters,
  modeRegisters,
  type Receipt,
  type ReceiptUndo,
  registersOfPlan,
} from "@smart-planner/contract";
import type { PlanMoment, ProgressMap, StudyPlan } from "@smart-planner/planner/model";
import {
  applyEdits,
  comparePlans,
  packTicks,
  planDaysOf,
  sessionDaysOf,
  unpackTicks,
} from "@smart-planner/planner/plan";
import type { Workspace } from "../platform/workspace.ts";
import { editsOf } from "./manual-edits.ts";
import { receiptOf } from "./receipts.ts";

/** Keys of ticks that belong to no session of the plan: more would be no receipt any longer. */
const mostOthers = 2_000;

const keysIn = (plan: StudyPlan): readonly string[] =>
  sessionDaysOf(plan).flatMap(({ sessions }) => sessions.map(({ key }) => key));

const ticksThatGo = (
  plan: StudyPlan,
  progress: ProgressMap,
): Pick<ReceiptUndo, "done" | "otherDone"> => {
  const own = new Set(keysIn(plan));
  const others = Object.keys(progress).filter((key) => progress[key] === true && !own.has(key));
  return {
    done: packTicks(plan, progress),
    ...(others.length === 0 ? {} : { otherDone: others.slice(0, mostOthers) }),
  };
};

/** The receipt's copy of a cleared plan; `null` if there is none. */
export const clearedReceiptOf = ({
  workspace,
  mode,
  now,
  at,
}: {
  readonly workspace: Workspace;
  readonly mode: Mode;
  readonly now: PlanMoment;
  readonly at: string;
}): Receipt | null => {
  const { plan: register } = modeRegisters[mode];
  const stored = workspace.read(register);
  if (stored === null) return null;
  const { plan: before } = applyEdits({ plan: stored, mode, edits: editsOf(workspace) });
  const first = planDaysOf(before)[0]?.day;
  if (first === undefined) return null;
  const form = registersOfPlan(mode).filter(
    (name) => name !== register && name !== madeFromRegisters[mode],
  );
  return receiptOf({
    at,
    mode,
    why: "cleared",
    from: first,
    before,
    madeFrom: workspace.read(madeFromRegisters[mode]),
    form: form.map((name) => [name, workspace.textOf(name)] as const),
    released: [],
    ticks: ticksThatGo(before, workspace.records("ticks")),
    update: { plan: {}, difference: comparePlans({ before, after: {}, today: now.day }) },
  });
};

/** Keys of the sessions that were done when the plan was cleared. */
export const doneWhenCleared = (plan: StudyPlan, undo: ReceiptUndo): readonly string[] =>
  undo.done === undefined ? [] : unpackTicks(plan, undo.done);

/** Ticks that went with a plan come back with it; one that was set or taken back since is newer. */
export const bringTicksBack = (workspace: Workspace, keys: readonly string[]) => {
  const present = workspace.records("ticks");
  const planned = new Set(
    [modeRegisters.quick.plan, modeRegisters.advanced.plan].flatMap((register) =>
      keysIn(workspace.read(register) ?? {}),
    ),
  );
  const missing = keys.filter((key) => planned.has(key) && !Object.hasOwn(present, key));
  workspace.putRecords(
    "ticks",
    missing.map((key) => [key, true] as const),
  );
};
