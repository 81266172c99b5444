import type { Mode } from "@smart-planner/contract";
import { useSyncExternalStore } from "react";
import { modeInUse } from "../planner-service/plan-in-use.ts";
import type { Workspace } from "../platform/workspace.ts";

export const useModeInUse = (workspace: Workspace): Mode | null =>
  useSyncExternalStore(workspace.subscribe, () => modeInUse(workspace));
