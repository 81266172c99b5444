import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import { addDays, startOfWeek } from "@smart-planner/planner/time";

export type CalendarView = "week" | "day";

/** The days on show: the week around the day, or the day alone. */
export const daysShown = ({
  view,
  day,
  firstDay = 0,
}: {
  readonly view: CalendarView;
  readonly day: CalendarDay;
  readonly firstDay?: Weekday;
}): readonly CalendarDay[] => {
  if (view === "day") return [day];
  const first = startOfWeek(day, firstDay);
  return Array.from({ length: 7 }, (_, offset) => addDays(first, offset));
};
