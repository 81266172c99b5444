import type { CalendarDay, ProgressMap, StudyPlan } from "../model/model.ts";
import { isPlanned } from "../progress/progress-map.ts";
import { type PlanSession, sessionDaysOf } from "../study-plan/plan-sessions.ts";

/** Done or not; released sessions would count twice. */
export const plannedBetween = ({
  plan,
  progress,
  from,
  before,
}: {
  readonly plan: StudyPlan;
  readonly progress: ProgressMap;
  readonly from: CalendarDay;
  readonly before: CalendarDay;
}): readonly PlanSession[] =>
  sessionDaysOf(plan)
    .filter(({ day }) => day >= from && day < before)
    .flatMap(({ sessions }) => sessions.filter((session) => isPlanned(session, progress)));
