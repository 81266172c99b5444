import {
  families,
  type Mode,
  modeRegisters,
  modes,
  readRegister,
  subjectsOfRows,
} from "@smart-planner/contract";
import type { ProgressMap, StudyPlan, Subject } from "@smart-planner/planner/model";
import { applyEdits } from "@smart-planner/planner/plan";
import type { OfUser } from "../database/of-user.ts";
import { registersNamed } from "./registers-table.ts";
import { recordsOf } from "./synced-records.ts";

interface SyncedPlan {
  readonly mode: Mode;
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly progress: ProgressMap;
  /** Of both modes, as they are stored. */
  readonly plans: Readonly<Record<Mode, StudyPlan>>;
}

const inUseRegister = "smartplanner_plan_in_use";

const nothing: SyncedPlan = {
  mode: "quick",
  plan: {},
  subjects: [],
  progress: {},
  plans: { quick: {}, advanced: {} },
};

/** The plan in use, as it was last synced. */
export async function readSyncedPlan({ db, userId }: OfUser): Promise<SyncedPlan> {
  const names = [
    inUseRegister,
    ...modes.flatMap((mode) => [modeRegisters[mode].plan, modeRegisters[mode].subjects]),
  ];
  const held = await registersNamed({ db, userId, names });
  const live = modes.flatMap((mode) => {
    const found = held.find(({ register }) => register === modeRegisters[mode].plan);
    return found === undefined || found.value === null
      ? []
      : [{ mode, stamp: found.stamp, text: found.value }];
  });
  // A client that does not know the register has made a plan since where that plan is newer.
  const inUse = held.find(({ register }) => register === inUseRegister);
  const said = readRegister(inUseRegister, inUse?.value ?? "");
  const stampOf = ({ mode, stamp }: (typeof live)[number]) =>
    said.ok && said.value.mode === mode && inUse !== undefined && inUse.stamp > stamp
      ? inUse.stamp
      : stamp;
  const [newest] = live.toSorted((a, b) => (stampOf(a) > stampOf(b) ? -1 : 1));
  if (newest === undefined) return nothing;
  const planOf = (mode: Mode): StudyPlan => {
    const text = live.find((each) => each.mode === mode)?.text;
    const plan = text === undefined ? undefined : readRegister(modeRegisters[mode].plan, text);
    return plan?.ok === true ? plan.value : {};
  };
  const plans = { quick: planOf("quick"), advanced: planOf("advanced") };
  const rowsText = held.find(
    ({ register }) => register === modeRegisters[newest.mode].subjects,
  )?.value;
  const rows = readRegister(modeRegisters[newest.mode].subjects, rowsText ?? "[]");
  const edits = await recordsOf({ db, userId, family: families.edits });
  return {
    mode: newest.mode,
    plan: applyEdits({ plan: plans[newest.mode], mode: newest.mode, edits }).plan,
    subjects: subjectsOfRows(rows.ok ? rows.value : []),
    progress: await recordsOf({ db, userId, family: families.ticks }),
    plans,
  };
}
