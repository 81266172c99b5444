import type { Mode } from "@smart-planner/contract";
import type { StudyPlan } from "@smart-planner/planner/model";
import { sessionsOf } from "@smart-planner/planner/plan";
import { useFromPlanner } from "../planner-hooks/planner-context.tsx";
import type { PlanState } from "../planner-service/plan-states.ts";

const holds = (plan: StudyPlan | null, key: string): boolean =>
  plan !== null && sessionsOf(plan).some((session) => session.key === key);

/** The plan in use; the other mode's where only that one holds the session asked about. */
export const useShownPlan = (sessionKey?: string | undefined): PlanState =>
  useFromPlanner((planner) => {
    const inUse = planner.inUse() ?? "quick";
    const own = planner.state(inUse);
    if (sessionKey === undefined || holds(own.kept, sessionKey)) return own;
    const other: Mode = inUse === "quick" ? "advanced" : "quick";
    return holds(planner.state(other).kept, sessionKey) ? planner.state(other) : own;
  });
