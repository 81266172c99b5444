import type { CalendarDay, StudyPlan } from "../model/model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { daysBetween } from "../time/day-number.ts";

/** Minutes a week that a plan gives a subject from today on; undefined if it gives none. */
export const weeklyShareOf = (
  plan: StudyPlan,
  subject: string,
  today: CalendarDay,
): number | undefined => {
  const ahead = sessionDaysOf(plan)
    .filter(({ day }) => day >= today)
    .flatMap(({ day, sessions }) =>
      sessions.flatMap((one) => (one.subject === subject ? [{ day, minutes: one.minutes }] : [])),
    );
  const minutes = ahead.reduce((sum, one) => sum + one.minutes, 0);
  const last = ahead.at(-1)?.day;
  if (minutes <= 0 || last === undefined) return undefined;
  const days = Math.max(daysBetween(today, last) + 1, 7);
  return Math.max(Math.round(((minutes / days) * 7) / 15) * 15, 15);
};
