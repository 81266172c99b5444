import type { Family, Records, Register, RegisterValue } from "@smart-planner/contract";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { Workspace } from "./workspace.ts";

const WorkspaceContext = createContext<Workspace | null>(null);

export const WorkspaceProvider = WorkspaceContext.Provider;

export const useWorkspace = (): Workspace => {
  const workspace = useContext(WorkspaceContext);
  if (workspace === null) throw new Error("useWorkspace needs a WorkspaceProvider above it");
  return workspace;
};

/** `null` and no renders unless requested. */
export const useRecordsIf = <Name extends Family>(
  isWanted: boolean,
  family: Name,
): Records<Name> | null => {
  const { subscribe, records } = useWorkspace();
  return useSyncExternalStore(subscribe, () => (isWanted ? records(family) : null));
};

export const useRecords = <Name extends Family>(family: Name): Records<Name> => {
  const { subscribe, records } = useWorkspace();
  return useSyncExternalStore(subscribe, () => records(family));
};

export const useRegister = <Name extends Register>(register: Name): RegisterValue<Name> | null => {
  const { subscribe, read } = useWorkspace();
  return useSyncExternalStore(subscribe, () => read(register));
};
