import { type Mode, madeFromRegisters, modeRegisters, modes } from "@smart-planner/contract";
import {
  applyEdits,
  knownSubjectsOf,
  namesOfKnown,
  planTopicsOf,
  sessionDaysOf,
  sessionIdFrom,
  withChapters,
} from "@smart-planner/planner";
import { editsOf } from "../../platform/hand-edits.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Schema } from "../../platform/schema.ts";
import type { Workspace } from "../../platform/workspace.ts";
import type { PlanToSave } from "./plan-files.ts";

const ownerKey = "smartplanner_calendar_owner";
const textSchema: Schema<string> = {
  safeParse: (input) =>
    typeof input === "string" ? { success: true, data: input } : { success: false },
};

/** The same in every file of this person, so that a newer file changes events instead of doubling them. */
const ownerOf = ({ storage, chance }: Pick<Platform, "storage" | "chance">): string => {
  const known = storage.read({ key: ownerKey, schema: textSchema, fallback: "" });
  if (known !== "") return known;
  const owner = `${sessionIdFrom(chance.number)}${sessionIdFrom(chance.number)}`;
  storage.write({ key: ownerKey, value: owner });
  return owner;
};

const madeAt = (workspace: Workspace, mode: Mode): string =>
  workspace.read(madeFromRegisters[mode])?.at ?? "";

/** Of the two modes' plans the one made last; null where there is none. */
export const planToSave = (
  platform: Pick<Platform, "storage" | "chance" | "clock">,
  workspace: Workspace,
): PlanToSave | null => {
  const [newest] = modes
    .filter((mode) => Object.keys(workspace.read(modeRegisters[mode].plan) ?? {}).length > 0)
    .toSorted((one, other) => (madeAt(workspace, one) > madeAt(workspace, other) ? -1 : 1));
  if (newest === undefined) return null;
  const { day: today } = platform.clock.now();
  const progress = workspace.records("ticks");
  const records = {
    works: workspace.records("subjects"),
    topics: workspace.records("topics"),
    paces: workspace.records("paces"),
    log: Object.values(workspace.records("log")),
    reviews: Object.values(workspace.records("reviews")),
  };
  const storedOf = (mode: Mode) => workspace.read(modeRegisters[mode].plan) ?? {};
  const known = knownSubjectsOf({
    names: namesOfKnown(records),
    records,
    days: sessionDaysOf(storedOf("advanced")),
    quickDays: sessionDaysOf(storedOf("quick")),
    progress,
    today,
    model: undefined,
  });
  const stored = { plan: storedOf(newest), mode: newest, edits: editsOf(workspace) };
  const { plan } = applyEdits(stored);
  const subjects = workspace.read(madeFromRegisters[newest])?.subjects ?? [];
  return {
    mode: newest,
    plan,
    subjects,
    topics: planTopicsOf({ plan, subjects, known: withChapters(known), progress, today }).bySession,
    owner: ownerOf(platform),
  };
};
