import type { CalendarDay, ProgressMap } from "@smart-planner/planner/model";
import { roomAheadOf } from "@smart-planner/planner/plan";
import { addDays } from "@smart-planner/planner/time";
import { applyWishes } from "@smart-planner/planner/wishes";
import { busyTimesOf } from "./manual-edits.ts";
import type { PlanState } from "./plan-states.ts";

/** Minutes that each of the coming days can still take, as the planner of the plan knows it. */
export const roomAheadIn = (
  { kept, own, entered, dates, wishes, isShares, today }: PlanState,
  progress: ProgressMap,
  days = 7,
): ReadonlyMap<CalendarDay, number> => {
  const { hoursPerDay } = entered;
  const now = { day: today, minuteOfDay: 0 };
  const asked = { plan: kept ?? {}, progress, now, days, hoursPerDay };
  // The rule of a Quick Plan knows no week: to it every day is alike.
  if (isShares) return roomAheadOf({ ...asked, week: undefined });
  const { busy = [], ...taken } = dates.takenUntil(today, addDays(today, days));
  const inputs = {
    ...entered,
    ...taken,
    busy: [...busyTimesOf(own), ...busy],
    today,
    minuteOfDay: 0,
  };
  return roomAheadOf({ ...asked, week: applyWishes({ inputs, wishes }) });
};
