import type { Mode } from "@smart-planner/contract";
import type { Words } from "@smart-planner/words/said";
import type { Platform } from "../platform/platform.ts";
import type { Workspace } from "../platform/workspace.ts";
import type { DueWork } from "./due-work.ts";
import type { Said, Say, SayChange } from "./notices.ts";
import type { PlanState } from "./plan-states.ts";
import type { PlanChanged, PlanStore } from "./plan-store.ts";

export interface PlannerDependencies
  extends Pick<Platform, "api" | "chance" | "clock" | "planning"> {
  readonly language: Pick<Platform["language"], "current">;
  readonly page: Pick<Platform["page"], "afterPaint">;
  readonly workspace: Workspace;
}

/** Shared by the parts of the planner service. */
export interface PlannerParts extends Omit<PlannerDependencies, "language"> {
  /** The texts of the language that the page speaks now. */
  readonly words: Words;
  readonly store: PlanStore;
  readonly stateOf: (mode: Mode) => PlanState;
  readonly dueWork: () => DueWork;
  readonly say: Say;
  /** Notes a change that was stored just now, and says it with Undo. */
  readonly changed: SayChange;
  /** Announces the effect of a change of the plan. */
  readonly announce: (changed: PlanChanged, said?: Said) => void;
}
