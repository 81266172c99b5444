import {
  type CalendarDay,
  daysBetween,
  formatClock,
  monthNames,
  type Place,
  partsOf,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner";

/** `Friday 17:45`, with the date where it is not within a week. */
export const placeText = ({ day, start }: Place, today: CalendarDay): string => {
  const isNear = Math.abs(daysBetween(today, day)) < 7;
  const date = isNear ? "" : ` ${partsOf(day).day} ${monthNames[partsOf(day).month - 1]}`;
  return `${weekdayNames[weekdayOf(day)]}${date} ${formatClock(start)}`;
};
