import { useMemo } from "react";
import { createPlanStore, type PlanStore } from "../planner-service/plan-store.ts";
import { usePlatform } from "../platform/platform.ts";
import type { Workspace } from "../platform/workspace.ts";

/** The plan store of a workspace, with the browser's random numbers and clock. */
export const usePlanStore = (workspace: Workspace): PlanStore => {
  const { chance, clock } = usePlatform();
  return useMemo(() => createPlanStore({ workspace, chance, clock }), [workspace, chance, clock]);
};
