import type { Family, Records } from "@smart-planner/contract";
import { useSyncExternalStore } from "react";
import type { Workspace } from "./workspace.ts";

export const useRecords = <Name extends Family>(
  workspace: Workspace,
  family: Name,
): Records<Name> => useSyncExternalStore(workspace.subscribe, () => workspace.records(family));

/** `null` and no renders unless wanted. */
export const useRecordsIf = <Name extends Family>(
  isWanted: boolean,
  workspace: Workspace,
  family: Name,
): Records<Name> | null =>
  useSyncExternalStore(workspace.subscribe, () => (isWanted ? workspace.records(family) : null));
