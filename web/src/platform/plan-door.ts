import {
  type Mode,
  madeFromRegisters,
  modeRegisters,
  type PlanInputs,
  type QuickInputs,
  type Register,
} from "@smart-planner/contract";
import {
  type PlanMoment,
  type PlanUpdate,
  type ProgressMap,
  type StudyPlan,
  type Subject,
  sessionIdFrom,
  updatePlan,
  withSharedExams,
} from "@smart-planner/planner";
import { useMemo } from "react";
import type { Chance } from "./chance.ts";
import { usePlatform } from "./platform.ts";
import { coloursIn, keepColours } from "./subject-colours.ts";
import type { Workspace } from "./workspace.ts";

export const ticksOf = (workspace: Workspace): ProgressMap => workspace.records("ticks");

type MadeFrom =
  | { readonly mode: "quick"; readonly madeFrom: QuickInputs | null }
  | { readonly mode: "advanced"; readonly madeFrom: PlanInputs | null };

/** A plan that takes the place of a mode's plan, and what it was made from, where that is known. */
export type PlanChange = MadeFrom & {
  readonly plan: StudyPlan;
  readonly now: PlanMoment;
  /** Set for a plan that was there before: the keys it had ticked. */
  readonly brought?: { readonly done: ReadonlySet<string> };
  /** Stored texts of the form that belong to the plan and come with it; `null` empties a field. */
  readonly form?: readonly (readonly [Register, string | null])[];
};

const otherModeOf = (mode: Mode): Mode => (mode === "quick" ? "advanced" : "quick");

/**
 * The one door through which plans are stored: whichever way a plan was made, the past, what is done
 * and what has begun stay, sessions keep their ids, ticks their sessions, and subjects their colours.
 */
export const createPlanDoor = ({
  workspace,
  chance,
}: {
  readonly workspace: Workspace;
  readonly chance: Chance;
}) => {
  const subjectsBefore = (mode: Mode): readonly Subject[] =>
    workspace.read(madeFromRegisters[mode])?.subjects ?? [];

  const keepMadeFrom = (change: MadeFrom) => {
    if (change.madeFrom === null) workspace.remove(madeFromRegisters[change.mode]);
    else if (change.mode === "quick") workspace.write("smartplanner_quick_inputs", change.madeFrom);
    else workspace.write("smartplanner_plan_inputs", change.madeFrom);
  };

  const preview = ({ mode, plan, now, brought, madeFrom }: PlanChange): PlanUpdate => {
    const before = workspace.read(modeRegisters[mode].plan);
    return updatePlan({
      mode,
      before: before && withSharedExams({ plan: before, subjects: subjectsBefore(mode) }),
      made:
        before === null || madeFrom === null
          ? plan
          : withSharedExams({ plan, subjects: madeFrom.subjects }),
      other: workspace.read(modeRegisters[otherModeOf(mode)].plan),
      progress: ticksOf(workspace),
      now,
      newId: () => sessionIdFrom(chance.number),
      ...(brought === undefined && madeFrom !== null
        ? { mostMinutes: madeFrom.hoursPerDay * 60 }
        : {}),
      ...(brought === undefined ? {} : { brought }),
    });
  };

  return {
    /** What a change would come to; nothing is stored. */
    preview,
    change: (change: PlanChange): PlanUpdate => {
      const { mode, form } = change;
      const known = coloursIn(workspace);
      const update = preview(change);
      if (form !== undefined) workspace.apply({ texts: form, records: [] });
      // First what it was made from: a page that dies in between shows an older plan as out of date.
      keepMadeFrom(change);
      workspace.write(modeRegisters[mode].plan, update.plan);
      keepColours(workspace, mode, known);
      return update;
    },
  };
};

export type PlanDoor = ReturnType<typeof createPlanDoor>;

/** The door for a component, with the browser's own chance behind it. */
export const usePlanDoor = (workspace: Workspace): PlanDoor => {
  const { chance } = usePlatform();
  return useMemo(() => createPlanDoor({ workspace, chance }), [workspace, chance]);
};
