import type { SubjectColours } from "@smart-planner/planner";
import { useMemo } from "react";
import { coloursIn } from "../planner-service/subject-colours.ts";
import { useRegister } from "../platform/use-register.ts";
import type { Workspace } from "../platform/workspace.ts";

/** The colours of all subjects; only a plan, its subjects or the colours themselves change them. */
export const useSubjectColours = (workspace: Workspace): SubjectColours => {
  const stored = useRegister(workspace, "smartplanner_colours");
  const quick = useRegister(workspace, "quickPlanCache");
  const advanced = useRegister(workspace, "advancedPlanCache");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed changes no colour yet
  return useMemo(() => coloursIn(workspace), [workspace, stored, quick, advanced]);
};
