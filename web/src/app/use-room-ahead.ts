import { type Mode, modeRegisters } from "@smart-planner/contract";
import {
  addDays,
  applyWishes,
  type CalendarDay,
  defaultPreferences,
  type OwnSession,
  type ProgressMap,
  roomAheadOf,
  type StudyPlan,
  type Subject,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { keyedGrid } from "../features/availability/painted-grid.ts";
import { isSmart } from "../planner-service/is-smart.ts";
import { busyTimesOf } from "../planner-service/manual-edits.ts";
import { useMoment } from "../platform/use-moment.ts";
import { useRegister } from "../platform/use-register.ts";
import type { Workspace } from "../platform/workspace.ts";
import { emptyWeek } from "./home/empty-week.ts";
import { useStudentDates } from "./home/use-student-dates.ts";

const days = 7;

/** Minutes that each day of the coming week can still take, as the planner of the plan in use knows it. */
export const useRoomAhead = ({
  workspace,
  mode,
  plan,
  own,
  subjects,
  progress,
}: {
  readonly workspace: Workspace;
  readonly mode: Mode;
  readonly plan: StudyPlan;
  readonly own: readonly OwnSession[];
  readonly subjects: readonly Subject[];
  readonly progress: ProgressMap;
}): ReadonlyMap<CalendarDay, number> => {
  const { day: today } = useMoment();
  const hoursPerDay = useRegister(workspace, modeRegisters[mode].hours) ?? 6;
  const grid = useRegister(workspace, "smartplanner_grid");
  const commitments = useRegister(workspace, "smartplanner_commitments");
  const preferences = useRegister(workspace, "smartplanner_preferences");
  const quickFrom = useRegister(workspace, "smartplanner_quick_inputs");
  const dates = useStudentDates(workspace);
  return useMemo(() => {
    const now = { day: today, minuteOfDay: 0 };
    const asked = { plan, progress, now, days, hoursPerDay };
    // The rule of a Quick Plan knows no week: to it every day is alike.
    if (mode === "quick" && !isSmart(quickFrom)) return roomAheadOf({ ...asked, week: undefined });
    const { busy = [], ...taken } = dates.takenUntil(today, addDays(today, days));
    const entered = {
      grid: keyedGrid(grid ?? {}),
      commitments: commitments ?? [],
      preferences: preferences ?? defaultPreferences,
    };
    const inputs = {
      ...(mode === "quick" ? emptyWeek : entered),
      ...taken,
      busy: [...busyTimesOf(own), ...busy],
      subjects,
      hoursPerDay,
      today,
      minuteOfDay: 0,
    };
    const wishes = mode === "quick" ? (quickFrom?.wishes ?? []) : [];
    return roomAheadOf({ ...asked, week: applyWishes({ inputs, wishes }) });
  }, [
    plan,
    own,
    mode,
    subjects,
    progress,
    today,
    hoursPerDay,
    grid,
    commitments,
    preferences,
    quickFrom,
    dates,
  ]);
};
