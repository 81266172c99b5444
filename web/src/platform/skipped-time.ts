import type { CalendarDay } from "@smart-planner/planner/model";
import type { Interval } from "@smart-planner/planner/scheduler";
import { minutesPerDay, partsOf } from "@smart-planner/planner/time";

/** Clocks change by whole quarters of an hour. */
const step = 15;

/** The wall-clock time skipped when clocks go forward. */
export const skippedTimeOn = (day: CalendarDay): Interval | undefined => {
  const { year, month, day: dayOfMonth } = partsOf(day);
  const at = (minute: number) => new Date(year, month - 1, dayOfMonth, 0, minute);
  const length = (at(minutesPerDay).getTime() - at(0).getTime()) / 60_000;
  if (length >= minutesPerDay) return undefined;
  for (let start = 0; start < minutesPerDay; start += step) {
    const shown = at(start);
    if (shown.getHours() * 60 + shown.getMinutes() !== start)
      return { start, end: start + minutesPerDay - length };
  }
  return undefined;
};
