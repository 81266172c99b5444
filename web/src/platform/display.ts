import { type Display, displayOf } from "@smart-planner/contract";
import { createContext, useContext } from "react";
import type { Workspace } from "./workspace.ts";

const DisplayContext = createContext<Display>(displayOf(null));

export const DisplayProvider = DisplayContext.Provider;

/** The student's week and clock; outside a planner the automatic ones. */
export const useDisplay = (): Display => useContext(DisplayContext);

export const displayIn = (workspace: Pick<Workspace, "read">): Display =>
  displayOf(workspace.read("smartplanner_display"));
