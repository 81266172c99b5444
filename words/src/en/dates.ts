import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import {
  dayAndMonth,
  formatDuration,
  longLabelOf,
  shortDayAndMonth,
  weekdayNames,
} from "@smart-planner/planner/time";

/** Days and lengths outside a sentence; inside one a message takes the day or the minutes. */
export const dateWords = {
  weekday: (weekday: Weekday): string => weekdayNames[weekday],
  shortWeekday: (weekday: Weekday): string => weekdayNames[weekday].slice(0, 3),
  date: (day: CalendarDay) => longLabelOf(day),
  dayAndMonth: (day: CalendarDay) => dayAndMonth(day),
  shortDayAndMonth: (day: CalendarDay) => shortDayAndMonth(day),
  length: (minutes: number) => formatDuration(minutes),
};
