import type { PlanEntry, StudyPlan } from "../model/model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";

export type Release = NonNullable<PlanEntry["released"]>;

/** Marks sessions as planned again or let go; they stay where they are. `null` undoes it. */
export const releaseSessions = (
  plan: StudyPlan,
  keys: ReadonlySet<string>,
  release: Release | null,
): StudyPlan =>
  Object.fromEntries(
    sessionDaysOf(plan).map(({ label, sessions }) => [
      label,
      sessions.map(({ key, entry }) => {
        if (!keys.has(key)) return entry;
        const { released: _, ...rest } = entry;
        return release === null ? rest : { ...rest, released: release };
      }),
    ]),
  );
