import {
  type Display,
  displayOf,
  type FamilyDefinition,
  families,
  type Mode,
  modeRegisters,
  modes,
  readRecord,
  readRegister,
  recordOf,
  recordRegister,
  subjectsOfRows,
} from "@smart-planner/contract";
import type { Assignment } from "@smart-planner/planner/due-work";
import type { ProgressMap, StudyPlan, Subject } from "@smart-planner/planner/model";
import { applyEdits } from "@smart-planner/planner/plan";
import type { SubjectRecords } from "@smart-planner/planner/work";
import type { OfUser } from "../database/of-user.ts";
import { liveRecordsOf, registersNamed } from "./registers-table.ts";

/** The records of a family by id, as they were last synced; those that cannot be read are left out. */
export async function recordsOf<Value>({
  db,
  userId,
  family,
}: OfUser & { readonly family: FamilyDefinition<Value> }): Promise<
  Readonly<Record<string, Value>>
> {
  const records: Record<string, Value> = Object.create(null);
  for (const { register, value } of await liveRecordsOf({ db, userId, family })) {
    const id = recordOf(register)?.id;
    const read = readRecord(family, value);
    if (id !== undefined && read.ok) records[id] = read.value;
  }
  return records;
}

interface SyncedPlan {
  readonly mode: Mode;
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly progress: ProgressMap;
  readonly assignments: Readonly<Record<string, Assignment>>;
  /** Of both modes, as they are stored. */
  readonly plans: Readonly<Record<Mode, StudyPlan>>;
  readonly display: Display;
}

export const inUseRegister = "smartplanner_plan_in_use";
export const displayRegister = "smartplanner_display";

const displayIn = (
  held: readonly { readonly register: string; readonly value: string | null }[],
): Display => {
  const text = held.find(({ register }) => register === displayRegister)?.value;
  const shown = readRegister(displayRegister, text ?? "");
  return displayOf(shown.ok ? shown.value : null);
};

const nothing: SyncedPlan = {
  mode: "quick",
  plan: {},
  subjects: [],
  progress: {},
  assignments: {},
  plans: { quick: {}, advanced: {} },
  display: displayOf(null),
};

/** The plan in use, as it was last synced. */
export async function readSyncedPlan({ db, userId }: OfUser): Promise<SyncedPlan> {
  const names = [
    inUseRegister,
    displayRegister,
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
  if (newest === undefined) return { ...nothing, display: displayIn(held) };
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
    assignments: await recordsOf({ db, userId, family: families.assignments }),
    plans,
    display: displayIn(held),
  };
}

/** Ticks of these sessions alone. */
export async function readTicksAndDisplay({
  db,
  userId,
  keys,
}: OfUser & { readonly keys: readonly string[] }): Promise<{
  readonly ticks: ProgressMap;
  readonly display: Display;
}> {
  const names = keys.map((key) => recordRegister(families.ticks, key));
  const held = await registersNamed({ db, userId, names: [...names, displayRegister] });
  const ticks = held.flatMap(({ register, value }) => {
    const record = recordOf(register);
    const read = readRecord(families.ticks, value ?? "");
    return record !== undefined && read.ok ? [[record.id, read.value] as const] : [];
  });
  return { ticks: Object.fromEntries(ticks), display: displayIn(held) };
}

/** The language a person chose, if they did. */
export const chosenLanguage = async (of: OfUser): Promise<string | undefined> =>
  (await readTicksAndDisplay({ ...of, keys: [] })).display.language;

const noRecords: SubjectRecords = { works: {}, topics: {}, paces: {}, log: [], reviews: [] };

/** A student's subjects and study, as last synced. */
export async function readSyncedSubjects(of: OfUser): Promise<SubjectRecords> {
  const works = await recordsOf({ ...of, family: families.subjects });
  const paces = await recordsOf({ ...of, family: families.paces });
  // Most students have none of it.
  if (Object.keys(works).length + Object.keys(paces).length === 0) return noRecords;
  return {
    works,
    paces,
    topics: await recordsOf({ ...of, family: families.topics }),
    log: Object.values(await recordsOf({ ...of, family: families.log })),
    reviews: Object.values(await recordsOf({ ...of, family: families.reviews })),
  };
}
