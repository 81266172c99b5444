import type { CalendarDay } from "../model/model.ts";
import type { PlanSession } from "../study-plan/plan-sessions.ts";
import { dayAndMonth, weekdayNames } from "../time/day-labels.ts";
import { daysBetween, weekdayOf } from "../time/day-number.ts";

const dayName = (day: CalendarDay, today: CalendarDay): string => {
  if (daysBetween(day, today) < 7) return weekdayNames[weekdayOf(day)] ?? "";
  return dayAndMonth(day);
};

/** `from Tuesday`, `from Tuesday and Wednesday`, `since Friday`. */
export const missedFromText = (
  missed: readonly Pick<PlanSession, "day">[],
  today: CalendarDay,
): string => {
  const days = [...new Set(missed.map(({ day }) => day))].sort();
  const [first, second] = days.map((day) => dayName(day, today));
  if (first === undefined) return "";
  if (days.length > 2) return `since ${first}`;
  return second === undefined ? `from ${first}` : `from ${first} and ${second}`;
};
