import { type FocusRun, liveRunOf, overRunsOf } from "@smart-planner/planner/progress";
import { useEffect } from "react";
import { useRecords, useRecordsIf, useWorkspace } from "../../platform/use-workspace.ts";

/** A timer that came back after it was finished is removed. */
export const useLiveRun = (): FocusRun | undefined => {
  const workspace = useWorkspace();
  const runs = useRecords("focus");
  // Without a timer, changes of the log do not matter.
  const log = useRecordsIf(Object.keys(runs).length > 0, "log") ?? {};
  const over = overRunsOf(runs, log);
  useEffect(() => {
    if (over.length > 0) workspace.removeRecords("focus", over);
  });
  return liveRunOf(runs, log);
};
