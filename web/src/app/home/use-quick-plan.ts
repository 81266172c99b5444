import { subjectsOfRows } from "@smart-planner/contract";
import { planQuick, type StudyPlan } from "@smart-planner/planner";
import { useState } from "react";
import { initialRows } from "../../features/subjects/quick-plan-form.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { useRegister } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { usePlanView } from "./use-plan-view.ts";
import { useSubjectRows } from "./use-subject-rows.ts";

/** The state of the Quick Plan: what is typed, the plan, and how a new one is made. */
export const useQuickPlan = (workspace: Workspace) => {
  const { clock, page } = usePlatform();
  const { rows, changeRows } = useSubjectRows({
    workspace,
    register: "quickPlanSubjects",
    initial: initialRows,
  });
  const hours = useRegister(workspace, "quickPlanHours") ?? 0;
  const kept = useRegister(workspace, "quickPlanCache");
  // An empty result is shown but never stored, so that it cannot cost the plan made before.
  const [isEmptied, setEmptied] = useState(false);
  const [isGenerating, setGenerating] = useState(false);
  const view = usePlanView({ plan: isEmptied ? null : kept, rows });

  return {
    rows,
    hours,
    view,
    isEmptied,
    isGenerating,
    changeRows,
    changeHours: (next: number) => {
      if (next === 0) workspace.remove("quickPlanHours");
      else workspace.write("quickPlanHours", next);
    },
    generate: async () => {
      setGenerating(true);
      await page.afterPaint();
      const plan = planQuick({
        today: clock.now().day,
        subjects: subjectsOfRows(rows),
        hoursPerDay: hours,
      });
      const isEmpty = Object.keys(plan).length === 0;
      setEmptied(isEmpty);
      // Stored before it is shown: a reload at once must bring it back.
      if (!isEmpty) workspace.write("quickPlanCache", plan);
      setGenerating(false);
    },
    /** A plan of the smart timetable takes the place of the quick plan. */
    replace: (plan: StudyPlan) => {
      setEmptied(false);
      workspace.write("quickPlanCache", plan);
    },
  };
};

export type QuickPlan = ReturnType<typeof useQuickPlan>;
