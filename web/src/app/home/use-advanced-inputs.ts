import { defaultPreferences, type SubjectRow } from "@smart-planner/contract";
import type { AvailabilityGrid, Commitment, Preferences } from "@smart-planner/planner";
import { useCallback, useMemo, useState } from "react";
import { keyedGrid } from "../../features/availability/painted-grid.ts";
import {
  defaultStudyHours,
  initialAdvancedRows,
} from "../../features/subjects/advanced-subjects-form.tsx";
import { subjectsOfRows } from "../../features/subjects/subjects-of-rows.ts";
import { useRegister } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";

const emptyGrid: AvailabilityGrid = {};
const noCommitments: readonly Commitment[] = [];

const isBlank = (rows: readonly SubjectRow[]): boolean =>
  rows.every(({ subject, examDate }) => subject === "" && examDate === "");

/** Everything entered in the Advanced Scheduler, as it is kept. */
export const useAdvancedInputs = (workspace: Workspace) => {
  const stored = useRegister(workspace, "advancedPlanSubjects");
  const [blankRows, setBlankRows] = useState(initialAdvancedRows);
  const rows = stored ?? blankRows;
  const hours = useRegister(workspace, "studyHoursAvailable") ?? defaultStudyHours;
  const storedGrid = useRegister(workspace, "smartplanner_grid") ?? emptyGrid;
  const grid = useMemo(() => keyedGrid(storedGrid), [storedGrid]);
  const commitments = useRegister(workspace, "smartplanner_commitments") ?? noCommitments;
  const preferences = useRegister(workspace, "smartplanner_preferences") ?? defaultPreferences;
  const subjects = useMemo(() => subjectsOfRows(rows), [rows]);

  return {
    rows,
    hours,
    grid,
    commitments,
    preferences,
    /** What a plan is made from. */
    entered: useMemo(
      () => ({ subjects, grid, commitments, preferences, hoursPerDay: hours }),
      [subjects, grid, commitments, preferences, hours],
    ),
    changeRows: (next: readonly SubjectRow[]) => {
      setBlankRows(isBlank(next) ? next : initialAdvancedRows);
      if (isBlank(next)) workspace.remove("advancedPlanSubjects");
      else workspace.write("advancedPlanSubjects", next);
    },
    changeHours: (next: number) => workspace.write("studyHoursAvailable", next),
    changeGrid: useCallback(
      (next: AvailabilityGrid) => workspace.write("smartplanner_grid", next),
      [workspace],
    ),
    changeCommitments: (next: readonly Commitment[]) =>
      workspace.write("smartplanner_commitments", next),
    changePreferences: (next: Preferences) => workspace.write("smartplanner_preferences", next),
  };
};

export type AdvancedInputsForm = ReturnType<typeof useAdvancedInputs>;
