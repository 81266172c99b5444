import {
  type DueDate,
  type DueItem,
  dueDatesOf,
  dueHorizonOf,
  dueItemsOf,
  dueTasksOf,
  type FinishedWork,
  finishedWorkOf,
  type StudiedTasks,
  studiedTasksOf,
  type TaskInput,
} from "@smart-planner/planner/due-work";
import { type SessionDay, sessionDaysOf } from "@smart-planner/planner/plan";
import type { Clock } from "../platform/clock.ts";
import type { Workspace } from "../platform/workspace.ts";
import { createMemo } from "./memo.ts";

/** All due work, and the done part of it. */
export interface DueWork {
  readonly items: readonly DueItem[];
  readonly studied: StudiedTasks;
  readonly finished: readonly FinishedWork[];
  /** Open work with a due time. */
  readonly dates: readonly DueDate[];
  /** Open work as the planners take it; absent if there is none. */
  readonly tasks?: readonly TaskInput[];
}

const none: DueWork = { items: [], studied: new Map(), finished: [], dates: [] };

export const createDueWork = ({
  workspace: { read, records },
  clock,
}: {
  readonly workspace: Pick<Workspace, "read" | "records">;
  readonly clock: Pick<Clock, "now">;
}): (() => DueWork) => {
  const memoDays = createMemo<readonly SessionDay[]>();
  const memoWork = createMemo<DueWork>();
  return () => {
    const assignments = records("assignments");
    // Without due work neither a long plan nor a tick is looked at.
    if (Object.keys(assignments).length === 0) return none;
    const plans = [read("quickPlanCache"), read("advancedPlanCache")];
    const days = memoDays(plans, () => plans.flatMap((plan) => sessionDaysOf(plan ?? {})));
    const [progress, log] = [records("ticks"), records("log")];
    const { day: today } = clock.now();
    return memoWork([assignments, days, progress, log, today], () => {
      const items = dueItemsOf(assignments, dueHorizonOf(assignments, today));
      const studied = studiedTasksOf({ days, progress, records: Object.values(log) });
      const finished = finishedWorkOf(items, studied);
      const tasks = dueTasksOf({ items, studied, finished });
      const dates = dueDatesOf(items);
      return { items, studied, finished, dates, ...(tasks.length > 0 && { tasks }) };
    });
  };
};
