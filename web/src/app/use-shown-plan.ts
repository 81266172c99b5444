import { type Mode, modeRegisters, subjectsOfRows } from "@smart-planner/contract";
import {
  type OwnSession,
  type PlanTopics,
  type StudyPlan,
  type Subject,
  type SubjectColours,
  sessionsOf,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { useEditedPlan } from "../planner-hooks/use-edited-plan.ts";
import { useModeInUse } from "../planner-hooks/use-mode-in-use.ts";
import { useRegister } from "../platform/use-register.ts";
import type { Workspace } from "../platform/workspace.ts";
import { usePlanView } from "./home/use-plan-view.ts";

const noPlan: StudyPlan = {};

const holds = (plan: StudyPlan | null, key: string): boolean =>
  plan !== null && sessionsOf(plan).some((session) => session.key === key);

/** The plan in use, away from the planner; the other one where only that holds the session asked about. */
export const useShownPlan = (
  workspace: Workspace,
  sessionKey?: string | undefined,
): {
  readonly mode: Mode;
  readonly plan: StudyPlan;
  /** Times of the student's own beside it. */
  readonly own: readonly OwnSession[];
  /** Of the mode that is not shown: what is ticked there was studied as well. */
  readonly otherPlan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly colours: SubjectColours;
  readonly topics: PlanTopics;
} => {
  const { plan: quick, own: quickOwn } = useEditedPlan(
    workspace,
    "quick",
    useRegister(workspace, modeRegisters.quick.plan),
  );
  const { plan: advanced, own: advancedOwn } = useEditedPlan(
    workspace,
    "advanced",
    useRegister(workspace, modeRegisters.advanced.plan),
  );
  const inUse = useModeInUse(workspace) ?? "quick";
  const mode = useMemo((): Mode => {
    const [own, other, otherMode] =
      inUse === "quick"
        ? ([quick, advanced, "advanced"] as const)
        : ([advanced, quick, "quick"] as const);
    const isOfOther =
      sessionKey !== undefined && !holds(own, sessionKey) && holds(other, sessionKey);
    return isOfOther ? otherMode : inUse;
  }, [quick, advanced, inUse, sessionKey]);
  const rows = useRegister(workspace, modeRegisters[mode].subjects);
  const subjects = useMemo(() => subjectsOfRows(rows ?? []), [rows]);
  const [plan, otherPlan] = mode === "quick" ? [quick, advanced] : [advanced, quick];
  const { colours, topics } = usePlanView({ workspace, plan, subjects });
  return {
    mode,
    plan: plan ?? noPlan,
    own: mode === "quick" ? quickOwn : advancedOwn,
    otherPlan: otherPlan ?? noPlan,
    subjects,
    colours,
    topics,
  };
};
