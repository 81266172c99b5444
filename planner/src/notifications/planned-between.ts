import type { CalendarDay, ProgressMap, StudyPlan } from "../model/model.ts";
import { isPlanned } from "../progress/progress-map.ts";
import { type PlanSession, sessionDaysOf } from "../study-plan/plan-sessions.ts";

/** What is planned between two days, done or not; what was planned again or let go would count twice. */
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
