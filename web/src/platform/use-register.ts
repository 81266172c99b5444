import type { Register, RegisterValue } from "@smart-planner/contract";
import { useSyncExternalStore } from "react";
import type { Workspace } from "./workspace.ts";

/** The register's value, rendered again only when it changes; `null` when nothing is stored. */
export const useRegister = <Name extends Register>(
  workspace: Workspace,
  register: Name,
): RegisterValue<Name> | null =>
  useSyncExternalStore(workspace.subscribe, () => workspace.read(register));
