import {
  families,
  type Mode,
  modeRegisters,
  modes,
  readRecord,
  readRegister,
  recordOf,
  subjectsOfRows,
} from "@smart-planner/contract";
import {
  applyEdits,
  type PlanEdit,
  type ProgressMap,
  type StudyPlan,
  type Subject,
} from "@smart-planner/planner";
import type { OfUser } from "../database/of-user.ts";
import { liveRecordsOf, registersNamed } from "./registers-table.ts";

interface SyncedPlan {
  readonly mode: Mode;
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly progress: ProgressMap;
}

const nothing: SyncedPlan = { mode: "quick", plan: {}, subjects: [], progress: {} };

/** The plan a student works with, as it was last synced: of the two modes, the one changed last. */
export async function readSyncedPlan({ db, userId }: OfUser): Promise<SyncedPlan> {
  const names = modes.flatMap((mode) => [modeRegisters[mode].plan, modeRegisters[mode].subjects]);
  const held = await registersNamed({ db, userId, names });
  const live = modes.flatMap((mode) => {
    const found = held.find(({ register }) => register === modeRegisters[mode].plan);
    return found === undefined || found.value === null
      ? []
      : [{ mode, stamp: found.stamp, text: found.value }];
  });
  const [newest] = live.toSorted((a, b) => (a.stamp > b.stamp ? -1 : 1));
  if (newest === undefined) return nothing;
  const plan = readRegister(modeRegisters[newest.mode].plan, newest.text);
  const rowsText = held.find(
    ({ register }) => register === modeRegisters[newest.mode].subjects,
  )?.value;
  const rows = readRegister(modeRegisters[newest.mode].subjects, rowsText ?? "[]");
  const progress: Record<string, boolean> = Object.create(null);
  const family = families.ticks;
  for (const { register, value } of await liveRecordsOf({ db, userId, family })) {
    const tick = readRecord(family, value);
    const id = recordOf(register)?.id;
    if (id !== undefined) progress[id] = tick.ok && tick.value;
  }
  const edits: Record<string, PlanEdit> = Object.create(null);
  for (const { register, value } of await liveRecordsOf({ db, userId, family: families.edits })) {
    const edit = readRecord(families.edits, value);
    const id = recordOf(register)?.id;
    if (id !== undefined && edit.ok) edits[id] = edit.value;
  }
  return {
    mode: newest.mode,
    plan: plan.ok ? applyEdits({ plan: plan.value, mode: newest.mode, edits }).plan : {},
    subjects: subjectsOfRows(rows.ok ? rows.value : []),
    progress,
  };
}
