import type { PlanInputs } from "@smart-planner/contract";
import type { Remedy } from "@smart-planner/planner";
import { useState } from "react";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";

interface Applied {
  readonly text: string;
  readonly before: Pick<PlanInputs, "grid" | "preferences" | "hoursPerDay">;
  /** Of the plan that followed; `null` until there is one, or where it is the same. */
  readonly receipt: string | null;
}

/** Applies a remedy to what is entered, plans again, and knows the way back. */
export const useRemedy = ({ form, generate, undo }: AdvancedPlanState) => {
  const [applied, setApplied] = useState<Applied | null>(null);

  const enter = ({ grid, preferences, hoursPerDay }: Applied["before"]) => {
    form.changeGrid(grid);
    form.changePreferences(preferences);
    form.changeHours(hoursPerDay);
  };

  return {
    applied: applied?.text ?? null,
    apply: async ({ text, inputs: { grid, preferences, hoursPerDay } }: Remedy) => {
      setApplied({ text, before: form.entered, receipt: null });
      enter({ grid, preferences, hoursPerDay });
      const changed = await generate({ ...form.entered, grid, preferences, hoursPerDay });
      setApplied((now) => now && { ...now, receipt: changed?.receipt ?? null });
    },
    undo: () => {
      if (applied === null) return;
      enter(applied.before);
      if (applied.receipt !== null) undo(applied.receipt);
      setApplied(null);
    },
  };
};
