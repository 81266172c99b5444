import { type FocusRun, liveRunOf } from "@smart-planner/planner/progress";
import type { Workspace } from "../../platform/workspace.ts";

/** The timer in use as it is stored: another tab may have paused or finished it a moment ago. */
export const storedRunOf = (workspace: Workspace): FocusRun | undefined =>
  liveRunOf(workspace.records("focus"), workspace.records("log"));
