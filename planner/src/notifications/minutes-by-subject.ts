import type { CalendarDay, ProgressMap, StudyPlan } from "../model.ts";
import { isDone } from "../progress/progress-map.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";

/** Minutes of study between two days, by subject in order of appearance; ticked, unticked or all. */
export const minutesBySubject = ({
  plan,
  progress,
  from,
  before,
  done,
}: {
  readonly plan: StudyPlan;
  readonly progress: ProgressMap;
  readonly from: CalendarDay;
  readonly before: CalendarDay;
  readonly done?: boolean;
}): ReadonlyMap<string, number> => {
  const totals = new Map<string, number>();
  for (const { day, sessions } of sessionDaysOf(plan)) {
    if (day < from || day >= before) continue;
    for (const { key, subject, minutes } of sessions) {
      if (done !== undefined && isDone(progress, key) !== done) continue;
      totals.set(subject, (totals.get(subject) ?? 0) + minutes);
    }
  }
  return totals;
};
