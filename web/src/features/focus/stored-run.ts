import { type FocusRun, liveRunOf } from "@smart-planner/planner/progress";
import type { Workspace } from "../../platform/workspace.ts";

/** The stored timer: another tab may have paused or finished it. */
export const storedRunOf = (workspace: Workspace): FocusRun | undefined =>
  liveRunOf(workspace.records("focus"), workspace.records("log"));
