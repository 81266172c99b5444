import type { Mode } from "@smart-planner/contract";
import {
  applyEdits,
  type BusyTime,
  type OwnSession,
  type PlanEdits,
  type StudyPlan,
} from "@smart-planner/planner";
import { useEffect, useMemo } from "react";
import { clearedEditIdsOf, strayEditIdsOf } from "./cleared-edits.ts";
import { useRecords, useRecordsIf } from "./use-records.ts";
import type { Workspace } from "./workspace.ts";

export const editsOf = (workspace: Workspace): PlanEdits => workspace.records("edits");

/** A mode's plan as it is shown: as it is stored, with what was done to it by hand. */
export const useHandledPlan = (
  workspace: Workspace,
  mode: Mode,
  stored: StudyPlan | null,
): { readonly plan: StudyPlan | null; readonly own: readonly OwnSession[] } => {
  const edits = useRecords(workspace, "edits");
  const strays = useMemo(
    () => (stored === null ? [] : strayEditIdsOf({ plan: stored, mode, edits })),
    [stored, mode, edits],
  );
  // Without a stray no receipt is worth a look.
  const receipts = useRecordsIf(strays.length > 0, workspace, "receipts");
  const gone = useMemo(
    () => clearedEditIdsOf({ strays, mode, receipts: Object.values(receipts ?? {}) }),
    [strays, mode, receipts],
  );
  useEffect(() => {
    if (gone.length > 0) workspace.removeRecords("edits", gone);
  }, [workspace, gone]);
  return useMemo(
    () => (stored === null ? { plan: null, own: [] } : applyEdits({ plan: stored, mode, edits })),
    [stored, mode, edits],
  );
};

/** Times of one's own, as a planner goes around them. */
export const busyTimesOf = (own: readonly OwnSession[]): readonly BusyTime[] =>
  own.map(({ day, start, minutes, title }) => ({
    day,
    start,
    end: start + minutes,
    because: title,
  }));
