import type { OwnSession, PlanEdits } from "@smart-planner/planner/plan";
import type { BusyTime } from "@smart-planner/planner/scheduler";
import type { Workspace } from "../platform/workspace.ts";

export const editsOf = (workspace: Workspace): PlanEdits => workspace.records("edits");

/** Times of one's own, as a planner goes around them. */
export const busyTimesOf = (own: readonly OwnSession[]): readonly BusyTime[] =>
  own.map(({ day, start, minutes, title }) => ({
    day,
    start,
    end: start + minutes,
    because: title,
  }));
