import type { CalendarDay } from "@smart-planner/planner/model";
import { type CalendarEvent, type Place, stepMinutes } from "@smart-planner/planner/plan";
import {
  dayAndMonth,
  daysBetween,
  minutesPerDay,
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

/** A quarter of an hour longer or shorter. */
export const resizedPlace = (session: CalendarEvent, choice: "longer" | "shorter"): Place => {
  const place = placeOf(session);
  const by = choice === "longer" ? stepMinutes : -stepMinutes;
  const minutes = Math.max(place.minutes + by, Math.min(place.minutes, stepMinutes));
  return { ...place, minutes: Math.min(minutes, minutesPerDay - place.start) };
};
