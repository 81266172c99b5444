import type { CalendarDay } from "@smart-planner/planner/model";
import type { CalendarEvent, Place } from "@smart-planner/planner/plan";
import {
  dayAndMonth,
  daysBetween,
  type ShowClock,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/time";

/** `Friday 17:45`, with the date where it is not within a week. */
export const placeText = (
  { day, start }: Place,
  today: CalendarDay,
  showTime: ShowClock,
): string => {
  const isNear = Math.abs(daysBetween(today, day)) < 7;
  const date = isNear ? "" : ` ${dayAndMonth(day)}`;
  return `${weekdayNames[weekdayOf(day)]}${date} ${showTime(start)}`;
};

export const placeOf = ({ day, startMinute, minutes }: CalendarEvent): Place => ({
  day,
  start: startMinute,
  minutes,
});
