import {
  fingerprintOf,
  type LastChange,
  type Mode,
  modeRegisters,
  readLastChange,
} from "@smart-planner/contract";
import type { StudyPlan } from "@smart-planner/planner/model";
import type { PlanEdits } from "@smart-planner/planner/plan";
import type { Workspace } from "../platform/workspace.ts";
import { editsOf } from "./manual-edits.ts";

type Change = Omit<LastChange, "left">;

/** The last change of a plan, while nothing has changed the plan since; it survives a reload. */
export const createLastChange = (workspace: Workspace) => {
  const hashOf = (mode: Mode): string =>
    fingerprintOf(
      [
        workspace.textOf(modeRegisters[mode].plan),
        ...[...workspace.recordMap("edits").texts].map((entry) => entry.join(" ")).toSorted(),
      ].join("\n"),
    );
  const asItIs = (change: Change) => ({
    change,
    plan: workspace.read(modeRegisters[change.mode].plan),
    edits: editsOf(workspace),
  });
  const stored = readLastChange(workspace.lastChange.read());
  let last: { change: Change; plan: StudyPlan | null; edits: PlanEdits } | null =
    stored !== null && stored.left === hashOf(stored.mode) ? asItIs(stored) : null;

  const of = (mode: Mode): Change | null =>
    last !== null &&
    last.change.mode === mode &&
    last.plan === workspace.read(modeRegisters[mode].plan) &&
    last.edits === editsOf(workspace)
      ? last.change
      : null;

  return {
    of,
    keep: (change: Change) => {
      last = asItIs(change);
      workspace.lastChange.keep(JSON.stringify({ ...change, left: hashOf(change.mode) }));
    },
    /** Gives it to be undone, once. */
    take: (): Change | null => {
      const change = last === null ? null : of(last.change.mode);
      last = null;
      workspace.lastChange.keep(null);
      return change;
    },
  };
};
