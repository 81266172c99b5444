import { type Mode, modeRegisters, subjectsOfRows } from "@smart-planner/contract";
import type { PlanTopics, StudyPlan, Subject, SubjectColours } from "@smart-planner/planner";
import { useMemo } from "react";
import { useHandledPlan } from "../platform/hand-edits.ts";
import { useRegister } from "../platform/use-register.ts";
import type { Workspace } from "../platform/workspace.ts";
import { usePlanView } from "./home/use-plan-view.ts";

const noPlan: StudyPlan = {};

/** The plan in use, away from the planner: the quick one unless only the other mode has one. */
export const useShownPlan = (
  workspace: Workspace,
): {
  readonly mode: Mode;
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly colours: SubjectColours;
  readonly topics: PlanTopics;
} => {
  const { plan: quick } = useHandledPlan(
    workspace,
    "quick",
    useRegister(workspace, modeRegisters.quick.plan),
  );
  const { plan: advanced } = useHandledPlan(
    workspace,
    "advanced",
    useRegister(workspace, modeRegisters.advanced.plan),
  );
  const mode: Mode = quick === null && advanced !== null ? "advanced" : "quick";
  const rows = useRegister(workspace, modeRegisters[mode].subjects);
  const subjects = useMemo(() => subjectsOfRows(rows ?? []), [rows]);
  const plan = mode === "quick" ? quick : advanced;
  const { colours, topics } = usePlanView({ workspace, plan, subjects });
  return { mode, plan: plan ?? noPlan, subjects, colours, topics };
};
