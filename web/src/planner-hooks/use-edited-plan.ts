import type { Mode } from "@smart-planner/contract";
import { applyEdits, type OwnSession, type StudyPlan } from "@smart-planner/planner";
import { useEffect, useMemo } from "react";
import { clearedEditIdsOf, strayEditIdsOf } from "../planner-service/stray-edits.ts";
import { useRecords, useRecordsIf } from "../platform/use-records.ts";
import type { Workspace } from "../platform/workspace.ts";

/** A mode's plan with its manual edits. */
export const useEditedPlan = (
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
