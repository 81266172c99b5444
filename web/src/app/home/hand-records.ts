import type { Mode } from "@smart-planner/contract";
import {
  type EditChanges,
  type PlanMoment,
  type StudyPlan,
  wayBackOf,
  withHolding,
} from "@smart-planner/planner";
import type { TakeBack } from "../../features/calendar/hands.ts";
import { editsOf } from "../../planner-service/manual-edits.ts";
import { ticksOf } from "../../planner-service/plan-store.ts";
import type { Workspace } from "../../platform/workspace.ts";

const write = (workspace: Workspace, changes: EditChanges) => {
  const put = [...changes].flatMap(([id, edit]) => (edit === null ? [] : [[id, edit] as const]));
  const gone = [...changes].flatMap(([id, edit]) => (edit === null ? [id] : []));
  const result = put.length === 0 ? { ok: true as const } : workspace.putRecords("edits", put);
  if (result.ok && gone.length > 0) workspace.removeRecords("edits", gone);
  return result;
};

/** Stores changes with what holds still for them, and gives the way back. */
export const keepHandEdits = ({
  workspace,
  mode,
  plan,
  changes,
  now,
}: {
  readonly workspace: Workspace;
  readonly mode: Mode;
  /** As it is stored. */
  readonly plan: StudyPlan;
  readonly changes: EditChanges;
  readonly now: PlanMoment;
}):
  | { readonly ok: true; readonly takeBack: TakeBack }
  | { readonly ok: false; readonly message: string } => {
  const edits = editsOf(workspace);
  const all = withHolding({ plan, mode, edits, changes, progress: ticksOf(workspace), now });
  const back = wayBackOf(edits, all);
  const result = write(workspace, all);
  return result.ok ? { ok: true, takeBack: () => void write(workspace, back) } : result;
};
