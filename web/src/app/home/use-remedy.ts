import type { PlanInputs } from "@smart-planner/contract";
import type { Remedy, StudyPlan } from "@smart-planner/planner";
import { useState } from "react";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";

interface Applied {
  readonly text: string;
  readonly before: Pick<PlanInputs, "grid" | "preferences" | "hoursPerDay">;
  readonly plan: StudyPlan | null;
  readonly madeFrom: PlanInputs | null;
}

/** Applies a remedy to what is entered, plans again, and knows the way back. */
export const useRemedy = ({ form, kept, madeFrom, generate, bringBack }: AdvancedPlanState) => {
  const [applied, setApplied] = useState<Applied | null>(null);

  const enter = ({ grid, preferences, hoursPerDay }: Applied["before"]) => {
    form.changeGrid(grid);
    form.changePreferences(preferences);
    form.changeHours(hoursPerDay);
  };

  return {
    applied: applied?.text ?? null,
    apply: ({ text, inputs: { grid, preferences, hoursPerDay } }: Remedy) => {
      setApplied({ text, before: form.entered, plan: kept, madeFrom });
      enter({ grid, preferences, hoursPerDay });
      void generate({ ...form.entered, grid, preferences, hoursPerDay });
    },
    undo: () => {
      if (applied === null) return;
      enter(applied.before);
      if (applied.plan !== null && applied.madeFrom !== null)
        bringBack(applied.plan, applied.madeFrom);
      setApplied(null);
    },
  };
};
