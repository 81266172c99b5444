import type { Mode } from "@smart-planner/contract";
import type { Workspace } from "../platform/workspace.ts";

/** Quick, unless only the advanced plan is there to be seen. */
export const openingModeOf = (workspace: Workspace): Mode =>
  workspace.read("quickPlanCache") === null && workspace.read("advancedPlanCache") !== null
    ? "advanced"
    : "quick";
