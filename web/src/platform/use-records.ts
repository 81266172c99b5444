import type { Family, Records } from "@smart-planner/contract";
import { useSyncExternalStore } from "react";
import type { Workspace } from "./workspace.ts";

/** A family's records by id, rendered again only when one of them changes. */
export const useRecords = <Name extends Family>(
  workspace: Workspace,
  family: Name,
): Records<Name> => useSyncExternalStore(workspace.subscribe, () => workspace.records(family));

/** The same where they make a difference; else `null`, and their changes render nothing. */
export const useRecordsIf = <Name extends Family>(
  isWanted: boolean,
  workspace: Workspace,
  family: Name,
): Records<Name> | null =>
  useSyncExternalStore(workspace.subscribe, () => (isWanted ? workspace.records(family) : null));
