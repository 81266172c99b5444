import type { SubjectRow } from "@smart-planner/contract";
import { planQuick, type StudyPlan } from "@smart-planner/planner";
import { useState } from "react";
import { initialRows } from "../../features/subjects/quick-plan-form.tsx";
import { subjectsOfRows } from "../../features/subjects/subjects-of-rows.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useRegister } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { usePlanView } from "./plan-view.ts";

const isBlank = (rows: readonly SubjectRow[]): boolean =>
  rows.every(({ subject, examDate }) => subject === "" && examDate === "");

/** The state of the Quick Plan: what is typed, the plan, and how a new one is made. */
export const useQuickPlan = (workspace: Workspace) => {
  const { clock, page } = usePlatform();
  const stored = useRegister(workspace, "quickPlanSubjects");
  const [blankRows, setBlankRows] = useState(initialRows);
  const rows = stored ?? blankRows;
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
    changeRows: (next: readonly SubjectRow[]) => {
      setBlankRows(isBlank(next) ? next : initialRows);
      if (isBlank(next)) workspace.remove("quickPlanSubjects");
      else workspace.write("quickPlanSubjects", next);
    },
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
