import { type Mode, modeRegisters, subjectsOfRows } from "@smart-planner/contract";
import {
  type PlanTopics,
  type StudyPlan,
  type Subject,
  type SubjectColours,
  sessionsOf,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { useHandledPlan } from "../platform/hand-edits.ts";
import { useRegister } from "../platform/use-register.ts";
import type { Workspace } from "../platform/workspace.ts";
import { usePlanView } from "./home/use-plan-view.ts";

const noPlan: StudyPlan = {};

const holds = (plan: StudyPlan | null, key: string): boolean =>
  plan !== null && sessionsOf(plan).some((session) => session.key === key);

/**
 * The plan in use, away from the planner: the quick one unless only the other mode has one, or the
 * session that is asked about.
 */
export const useShownPlan = (
  workspace: Workspace,
  sessionKey?: string | undefined,
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
  const isOfAdvanced = useMemo(
    () =>
      sessionKey === undefined
        ? quick === null && advanced !== null
        : !holds(quick, sessionKey) && holds(advanced, sessionKey),
    [quick, advanced, sessionKey],
  );
  const mode: Mode = isOfAdvanced ? "advanced" : "quick";
  const rows = useRegister(workspace, modeRegisters[mode].subjects);
  const subjects = useMemo(() => subjectsOfRows(rows ?? []), [rows]);
  const plan = mode === "quick" ? quick : advanced;
  const { colours, topics } = usePlanView({ workspace, plan, subjects });
  return { mode, plan: plan ?? noPlan, subjects, colours, topics };
};
