import { madeFromRegisters, modeRegisters } from "@smart-planner/contract";
import { dueDatesOf, dueHorizonOf, dueItemsOf } from "@smart-planner/planner/due-work";
import { applyEdits, sessionIdFrom } from "@smart-planner/planner/plan";
import { type KnownSubject, planTopicsOf, withChapters } from "@smart-planner/planner/work";
import { editsOf } from "../../planner-service/manual-edits.ts";
import { modeInUse } from "../../planner-service/plan-in-use.ts";
import type { Platform } from "../../platform/platform.ts";
import { textSchema } from "../../platform/schema.ts";
import type { Workspace } from "../../platform/workspace.ts";
import type { PlanToSave } from "./plan-files.ts";

const ownerKey = "smartplanner_calendar_owner";

/** The same in every file of this person, so that a newer file changes events instead of doubling them. */
const ownerOf = ({ storage, chance }: Pick<Platform, "storage" | "chance">): string => {
  const known = storage.read({ key: ownerKey, schema: textSchema, fallback: "" });
  if (known !== "") return known;
  const owner = `${sessionIdFrom(chance.number)}${sessionIdFrom(chance.number)}`;
  storage.write({ key: ownerKey, value: owner });
  return owner;
};

/** The plan in use; null if there is none. */
export const planToSave = (
  platform: Pick<Platform, "storage" | "chance" | "clock">,
  workspace: Workspace,
  known: ReadonlyMap<string, KnownSubject>,
): PlanToSave | null => {
  const mode = modeInUse(workspace);
  if (mode === null) return null;
  const { day: today } = platform.clock.now();
  const progress = workspace.records("ticks");
  const assignments = workspace.records("assignments");
  const stored = workspace.read(modeRegisters[mode].plan) ?? {};
  const { plan } = applyEdits({ plan: stored, mode, edits: editsOf(workspace) });
  const subjects = workspace.read(madeFromRegisters[mode])?.subjects ?? [];
  return {
    mode,
    plan,
    subjects,
    held: planTopicsOf({ plan, subjects, known: withChapters(known), progress, today }).bySession,
    due: dueDatesOf(dueItemsOf(assignments, dueHorizonOf(assignments, today))),
    owner: ownerOf(platform),
  };
};
