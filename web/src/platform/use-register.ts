import type { Register, RegisterValue } from "@smart-planner/contract";
import { useSyncExternalStore } from "react";
import type { Workspace } from "./workspace.ts";

export const useRegister = <Name extends Register>(
  workspace: Workspace,
  register: Name,
): RegisterValue<Name> | null =>
  useSyncExternalStore(workspace.subscribe, () => workspace.read(register));
