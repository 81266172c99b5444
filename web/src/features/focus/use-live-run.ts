import { type FocusRun, liveRunOf, overRunsOf } from "@smart-planner/planner/progress";
import { useEffect } from "react";
import { useRecords, useRecordsIf } from "../../platform/use-records.ts";
import type { Workspace } from "../../platform/workspace.ts";

/** The timer in use. One that came back after it was finished is removed, so that no device shows it again. */
export const useLiveRun = (workspace: Workspace): FocusRun | undefined => {
  const runs = useRecords(workspace, "focus");
  // Without a timer no change of the log is worth a look.
  const log = useRecordsIf(Object.keys(runs).length > 0, workspace, "log") ?? {};
  const over = overRunsOf(runs, log);
  useEffect(() => {
    if (over.length > 0) workspace.removeRecords("focus", over);
  });
  return liveRunOf(runs, log);
};
