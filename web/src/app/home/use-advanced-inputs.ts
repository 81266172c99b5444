import { subjectsOfRows } from "@smart-planner/contract";
import {
  type AvailabilityGrid,
  type Commitment,
  defaultPreferences,
  type Preferences,
  withWork,
} from "@smart-planner/planner";
import { useCallback, useMemo } from "react";
import { keyedGrid } from "../../features/availability/painted-grid.ts";
import {
  defaultStudyHours,
  initialAdvancedRows,
} from "../../features/subjects/advanced-subjects-form.tsx";
import { useKnownSubjects } from "../../planner-hooks/use-known-subjects.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRegister } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { useSubjectRows } from "./use-subject-rows.ts";

const emptyGrid: AvailabilityGrid = {};
const noCommitments: readonly Commitment[] = [];

/** Everything entered in the Advanced Scheduler, as it is kept. */
export const useAdvancedInputs = (workspace: Workspace) => {
  const { rows, changeRows } = useSubjectRows({
    workspace,
    register: "advancedPlanSubjects",
    initial: initialAdvancedRows,
  });
  const hours = useRegister(workspace, "studyHoursAvailable") ?? defaultStudyHours;
  const storedGrid = useRegister(workspace, "smartplanner_grid") ?? emptyGrid;
  const grid = useMemo(() => keyedGrid(storedGrid), [storedGrid]);
  const commitments = useRegister(workspace, "smartplanner_commitments") ?? noCommitments;
  const preferences = useRegister(workspace, "smartplanner_preferences") ?? defaultPreferences;
  const known = useKnownSubjects(workspace);
  const { day: today } = useMoment();
  const subjects = useMemo(
    () => withWork(subjectsOfRows(rows), known, today),
    [rows, known, today],
  );

  return {
    rows,
    hours,
    grid,
    commitments,
    preferences,
    /** What is known of the work of each subject. */
    known,
    /** What a plan is made from. */
    entered: useMemo(
      () => ({ subjects, grid, commitments, preferences, hoursPerDay: hours }),
      [subjects, grid, commitments, preferences, hours],
    ),
    changeRows,
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

/** What the student entered, without the moment. */
export type EnteredInputs = AdvancedInputsForm["entered"];
